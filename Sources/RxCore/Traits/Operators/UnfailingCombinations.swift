extension Trait where Kind: UnfailingKind {
  /// What `resultSelector` makes of the latest values, whenever one of the sources says something.
  @inlinable public static func combineLatest<each Input>(
    _ sources: repeat Trait<Kind, each Input>,
    resultSelector: @escaping (repeat each Input) -> Element
  ) -> Trait<Kind, Element> {
    Trait(.combineLatest(repeat (each sources).source, resultSelector: resultSelector))
  }

  /// What `resultSelector` makes of the latest values of all sources, whenever one of them says something.
  @inlinable public static func combineLatest<Sources: Collection, Input>(
    _ sources: Sources, resultSelector: @escaping ([Input]) -> Element
  ) -> Trait<Kind, Element> where Sources.Element == Trait<Kind, Input> {
    Trait(.combineLatest(sources.map(\.source), resultSelector: resultSelector))
  }

  /// The latest values of all sources, whenever one of them says something.
  @inlinable public static func combineLatest<Sources: Collection>(
    _ sources: Sources
  ) -> Trait<Kind, [Element]> where Sources.Element == Trait<Kind, Element> {
    Trait<Kind, [Element]>(Observable<Element>.combineLatest(sources.map(\.source)))
  }
}

extension Trait where Kind: UnfailingKind, Element == Any {
  /// The latest values as a tuple, whenever one of the sources says something.
  @inlinable public static func combineLatest<each Input>(
    _ sources: repeat Trait<Kind, each Input>
  ) -> Trait<Kind, (repeat each Input)> {
    Trait<Kind, (repeat each Input)>(Observable<Any>.combineLatest(repeat (each sources).source))
  }
}
