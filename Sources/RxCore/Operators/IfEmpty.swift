extension ObservableType {
  /// The values, or `element` if the sequence ends without one.
  @inlinable public func ifEmpty(default element: Element) -> Observable<Element> {
    ifEmpty(switchTo: .just(element))
  }

  /// The values, or those of `other` if the sequence ends without one.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return source.carried(by: Source { down in source.attach(IfEmptySink(down, other)) })
  }
}

private final class IfEmptySink<Element>: Operator<Element, Element> {
  private let other: Observable<Element>
  private var isEmpty = true

  init(_ downstream: Sink<Element>, _ other: Observable<Element>) {
    self.other = other
    super.init(downstream)
  }

  override func receive(_ value: Element) {
    isEmpty = false
    downstream.next(value)
  }

  override func receiveCompleted() {
    guard isEmpty else { return downstream.complete() }
    other.attach(downstream)
  }
}
