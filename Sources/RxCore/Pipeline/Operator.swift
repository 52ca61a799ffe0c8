/// A sink that passes something on to one other sink, which it owns.
@usableFromInline class Operator<Input, Output>: Sink<Input> {
  @usableFromInline final let downstream: Sink<Output>

  @inlinable init(_ downstream: Sink<Output>) {
    self.downstream = downstream
    super.init()
    downstream.upstream = self
    // Whoever is made for a sink that is over is over itself, so that no source takes it in.
    isStopped = downstream.isStopped
  }

  deinit {
    if downstream.upstream === self { downstream.upstream = nil }
  }

  @usableFromInline override func receiveError(_ error: any Error) { downstream.fail(error) }
  @usableFromInline override func receiveCompleted() { downstream.complete() }
}
