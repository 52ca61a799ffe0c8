extension Trait where Kind: UnfailingKind {
  /// What `resultSelector` makes of the latest values, whenever one of the sources says something.
  @inlinable public static func combineLatest<each Input>(
    _ sources: repeat Trait<Kind, each Input>,
    resultSelector: @escaping (repeat each Input) -> Element
  ) -> Trait<Kind, Element> {
    Trait(.combineLatest(repeat (each sources).source, resultSelector: resultSelector))
  }

  /// What `resultSelector` makes of the first values of all sources, then of the second ones, and so on.
  @inlinable public static func zip<each Input>(
    _ sources: repeat Trait<Kind, each Input>,
    resultSelector: @escaping (repeat each Input) -> Element
  ) -> Trait<Kind, Element> {
    Trait(.zip(repeat (each sources).source, resultSelector: resultSelector))
  }
}

extension Trait where Kind: UnfailingKind, Element == Any {
  /// The latest values as a tuple, whenever one of the sources says something.
  @inlinable public static func combineLatest<each Input>(
    _ sources: repeat Trait<Kind, each Input>
  ) -> Trait<Kind, (repeat each Input)> {
    Trait<Kind, (repeat each Input)>(Observable<Any>.combineLatest(repeat (each sources).source))
  }

  /// The first values of all sources as a tuple, then the second ones, and so on.
  @inlinable public static func zip<each Input>(
    _ sources: repeat Trait<Kind, each Input>
  ) -> Trait<Kind, (repeat each Input)> {
    Trait<Kind, (repeat each Input)>(Observable<Any>.zip(repeat (each sources).source))
  }
}
