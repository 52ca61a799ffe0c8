extension ObservableType {
  /// This sequence, then `second`.
  public func concat<Second: ObservableConvertibleType>(_ second: Second) -> Observable<Element>
  where Second.Element == Element {
    .concat([asObservable(), second.asObservable()])
  }

  /// The sequences one after another.
  public static func concat<Sources: Sequence>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Source { down in
      let next = Sequencer<Element>.consuming(sources)
      Sequencer(down, step: .onCompleted) { _ in next() }.advance()
    }
  }

  /// The sequences one after another.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The inner sequences one after another.
  public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}
