/// A sink that passes something on to one other sink, which it owns.
@usableFromInline class Operator<Input, Output>: Sink<Input> {
  @usableFromInline final let downstream: Sink<Output>

  @inlinable init(_ downstream: Sink<Output>) {
    self.downstream = downstream
    super.init()
    downstream.upstream = self
  }

  deinit {
    if downstream.upstream === self { downstream.upstream = nil }
  }

  @usableFromInline override func receiveError(_ error: any Error) { downstream.fail(error) }
  @usableFromInline override func receiveCompleted() { downstream.complete() }
}
