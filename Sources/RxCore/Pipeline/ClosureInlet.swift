/// An inlet made of closures, for the operators that join two sources.
@usableFromInline final class ClosureInlet<Input, Output>: Inlet<Input, Output> {
  @usableFromInline let body: (Input, Sink<Output>) -> Void
  @usableFromInline let ended: (Sink<Output>) -> Void

  /// An inlet whose values go to `body`; its failure fails the whole.
  @inlinable init(
    _ fan: Fan<Output>,
    ended: @escaping (Sink<Output>) -> Void,
    _ body: @escaping (Input, Sink<Output>) -> Void
  ) {
    self.body = body
    self.ended = ended
    super.init(fan)
  }

  @usableFromInline override func receive(_ value: Input) { body(value, fan.downstream) }
  @usableFromInline override func receiveCompleted() { ended(fan.downstream) }
}
