/// The stage of every operator that only looks at values: one closure, specialised where the operator is used.
///
/// A generic class's methods are shared by all types and would have to ask the runtime how to copy each value; a
/// closure made in inlinable code knows. So `receive` only hands the value over.
@usableFromInline final class Stage<Input, Output>: Operator<Input, Output> {
  @usableFromInline typealias Body = (Input, Sink<Output>) throws -> Void

  @usableFromInline let body: Body

  @inlinable init(_ downstream: Sink<Output>, _ body: @escaping Body) {
    self.body = body
    super.init(downstream)
  }

  @usableFromInline override func receive(_ value: Input) {
    do {
      try body(value, downstream)
    } catch {
      fail(error)
    }
  }
}
