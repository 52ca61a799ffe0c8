/// One of several ways into a fan.
@usableFromInline class Inlet<Input, Output>: Sink<Input> {
  @usableFromInline final let fan: Fan<Output>
  @exclusivity(unchecked)  // Each access is one load or store.
  private final var place: Int32 = -1

  @usableFromInline init(_ fan: Fan<Output>) {
    self.fan = fan
    super.init()
    place = fan.enter(self)
    // Whoever is made for a sink that is over is over itself, so that no source takes it in.
    isStopped = fan.downstream.isStopped
  }

  deinit { leave() }

  @usableFromInline override func tearDown() { leave() }

  @usableFromInline override func receiveError(_ error: any Error) { fan.downstream.fail(error) }

  private func leave() {
    if place >= 0 {
      fan.leave(place)
      place = -1
    }
  }
}
