extension ObservableType {
  /// The sequence, and where it fails, the one that `handler` gives for the error.
  @inlinable public func `catch`(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    let source = asObservable()
    return source.carried(by: Source { down in source.attach(CatchSink(down, handler)) })
  }

  /// The sequence, and where it fails, `element` and the end.
  @inlinable public func catchAndReturn(_ element: Element) -> Observable<Element> {
    `catch` { _ in .just(element) }
  }
}

@usableFromInline final class CatchSink<Element>: Operator<Element, Element> {
  private let handler: (any Error) throws -> Observable<Element>

  @usableFromInline init(
    _ downstream: Sink<Element>, _ handler: @escaping (any Error) throws -> Observable<Element>
  ) {
    self.handler = handler
    super.init(downstream)
  }

  @usableFromInline override func receive(_ value: Element) { downstream.next(value) }

  @usableFromInline override func receiveError(_ error: any Error) {
    do {
      try handler(error).attach(downstream)
    } catch {
      downstream.fail(error)
    }
  }
}
