/// The running part of zip: counts which lanes are empty and says what is made of the oldest values.
@usableFromInline final class Zipper<Output>: Fan<Output> {
  private let emit: (Sink<Output>) -> Void
  private var inlets: [() -> Bool] = []
  private var running = 0

  @usableFromInline init(_ downstream: Sink<Output>, emit: @escaping (Sink<Output>) -> Void) {
    self.emit = emit
    super.init(downstream)
  }

  /// Counts a source in; all are counted before the first is connected.
  func expect<Value>(_ lane: Lane<Value>) {
    running += 1
    inlets.append { lane.isEmpty }
  }

  func connect<Value>(_ source: Observable<Value>, _ lane: Lane<Value>) {
    if !downstream.isStopped { source.attach(ZipperInlet(self, lane)) }
  }

  fileprivate func found() {
    if !inlets.contains(where: { $0() }) {
      emit(downstream)
    } else if running == 1 {
      downstream.complete()
    }
  }

  fileprivate func ended() {
    running -= 1
    if running == 0 { downstream.complete() }
  }
}

/// The way of one source into a zipper.
private final class ZipperInlet<Value, Output>: Inlet<Value, Output> {
  private let zipper: Zipper<Output>
  private let lane: Lane<Value>

  init(_ zipper: Zipper<Output>, _ lane: Lane<Value>) {
    self.zipper = zipper
    self.lane = lane
    super.init(zipper)
  }

  override func receive(_ value: Value) {
    lane.push(value)
    zipper.found()
  }

  override func receiveCompleted() { zipper.ended() }
}
