/// The stage of every operator that only looks at values: one closure, specialised where the operator is used.
///
/// A generic class's methods are shared by all types and would have to ask the runtime how to copy each value; a
/// closure made in inlinable code knows. So `receive` only hands the value over. The closure handles its errors
/// itself, by `downstream.fail`: what fails below ends everything above.
@usableFromInline final class Stage<Input, Output>: Operator<Input, Output> {
  @usableFromInline typealias Body = (Input, Sink<Output>) -> Void

  @usableFromInline let body: Body

  @inlinable init(_ downstream: Sink<Output>, _ body: @escaping Body) {
    self.body = body
    super.init(downstream)
  }

  @usableFromInline override func receive(_ value: Input) { body(value, downstream) }
}

extension ObservableType {
  /// This with a stage that keeps no state, so that one closure serves all subscriptions.
  @inlinable func stage<Output>(_ body: @escaping Stage<Element, Output>.Body) -> Observable<Output> {
    let source = asObservable()
    return source.carried(by: Source { down in source.attach(Stage(down, body)) })
  }

  /// This with a stage that begins anew for each subscription.
  @inlinable func freshStage<Output>(
    _ makeBody: @escaping () -> Stage<Element, Output>.Body
  ) -> Observable<Output> {
    let source = asObservable()
    return source.carried(by: Source { down in source.attach(Stage(down, makeBody())) })
  }
}
