/// A stage that also does something of its own at the end of its source.
@usableFromInline final class EndingStage<Input, Output>: Operator<Input, Output> {
  /// What the stage does: with a value, at the normal end, at a failure.
  @usableFromInline struct Body {
    @usableFromInline let next: (Input, Sink<Output>) -> Void
    @usableFromInline let completed: (Sink<Output>) -> Void
    @usableFromInline let failed: (any Error, Sink<Output>) -> Void

    @inlinable init(
      next: @escaping (Input, Sink<Output>) -> Void,
      completed: @escaping (Sink<Output>) -> Void = { $0.complete() },
      failed: @escaping (any Error, Sink<Output>) -> Void = { $1.fail($0) }
    ) {
      self.next = next
      self.completed = completed
      self.failed = failed
    }
  }

  @usableFromInline let body: Body

  @inlinable init(_ downstream: Sink<Output>, _ body: Body) {
    self.body = body
    super.init(downstream)
  }

  @usableFromInline override func receive(_ value: Input) { body.next(value, downstream) }
  @usableFromInline override func receiveError(_ error: any Error) { body.failed(error, downstream) }
  @usableFromInline override func receiveCompleted() { body.completed(downstream) }
}

extension ObservableType {
  /// This with a stage that begins anew for each subscription and does something at the end.
  @inlinable func endingStage<Output>(
    _ makeBody: @escaping () -> EndingStage<Element, Output>.Body
  ) -> Observable<Output> {
    let source = asObservable()
    return source.carried(by: Source { down in source.attach(EndingStage(down, makeBody())) })
  }
}
