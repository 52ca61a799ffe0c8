extension Trait where Kind: UnfailingKind {
  /// This value first, then the sequence.
  @inlinable public func startWith(_ element: Element) -> Trait<Kind, Element> {
    lift { $0.startWith(element) }
  }

  /// The values of all sources as they come.
  @inlinable public static func merge(_ sources: Trait<Kind, Element>...) -> Trait<Kind, Element> {
    Trait(.merge(sources.map(\.source)))
  }

  /// The values of what `selector` gives for a value; values that come while it runs are dropped.
  @inlinable public func flatMapFirst<Result>(
    _ selector: @escaping (Element) -> Trait<Kind, Result>
  ) -> Trait<Kind, Result> {
    lift { $0.flatMapFirst(selector) }
  }

  /// The values of what `selector` gives for the latest value.
  @inlinable public func flatMapLatest<Result>(
    _ selector: @escaping (Element) -> Trait<Kind, Result>
  ) -> Trait<Kind, Result> {
    lift { $0.flatMapLatest(selector) }
  }

  /// What `resultSelector` makes of each value and the latest one of `second`.
  @inlinable public func withLatestFrom<Second, Result>(
    _ second: Trait<Kind, Second>, resultSelector: @escaping (Element, Second) -> Result
  ) -> Trait<Kind, Result> {
    lift { $0.withLatestFrom(second, resultSelector: resultSelector) }
  }

  /// The latest value of `second` at each value of this.
  @inlinable public func withLatestFrom<Second>(_ second: Trait<Kind, Second>) -> Trait<Kind, Second> {
    withLatestFrom(second) { $1 }
  }

  /// The sequences one after another.
  @inlinable public static func concat(_ sources: Trait<Kind, Element>...) -> Trait<Kind, Element> {
    Trait(.concat(sources.map(\.source)))
  }

  /// The sequences one after another.
  @inlinable public static func concat<Sources: Sequence>(_ sources: Sources) -> Trait<Kind, Element>
  where Sources.Element == Trait<Kind, Element> {
    Trait(.concat(sources.map(\.source)))
  }

  /// The values of what `selector` gives for each value, one sequence after another.
  @inlinable public func concatMap<Result>(
    _ selector: @escaping (Element) -> Trait<Kind, Result>
  ) -> Trait<Kind, Result> {
    lift { $0.concatMap(selector) }
  }

  /// This sequence, then `second`.
  @inlinable public func concat(_ second: Trait<Kind, Element>) -> Trait<Kind, Element> {
    lift { $0.concat(second.source) }
  }

  /// Whichever of this and `other` says something first.
  @inlinable public func amb(_ other: Trait<Kind, Element>) -> Trait<Kind, Element> {
    lift { $0.amb(other.source) }
  }

  /// The values, or `element` if the sequence ends without one.
  @inlinable public func ifEmpty(default element: Element) -> Trait<Kind, Element> {
    lift { $0.ifEmpty(default: element) }
  }

  /// The values of all sources as they come.
  @inlinable public static func merge<Sources: Collection>(_ sources: Sources) -> Trait<Kind, Element>
  where Sources.Element == Trait<Kind, Element> {
    Trait(.merge(sources.map(\.source)))
  }
}
