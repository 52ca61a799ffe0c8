extension Trait {
  /// What `resultSelector` makes of the first values of all sources, then of the second ones, and so on.
  @inlinable public static func zip<each Input>(
    _ sources: repeat Trait<Kind, each Input>,
    resultSelector: @escaping (repeat each Input) throws(Kind.Failure) -> Element
  ) -> Trait<Kind, Element> {
    Trait(.zip(repeat (each sources).source, resultSelector: resultSelector))
  }

  /// What `resultSelector` makes of the first values of all sources, then of the second ones, and so on.
  @inlinable public static func zip<Sources: Collection, Input>(
    _ sources: Sources, resultSelector: @escaping ([Input]) throws(Kind.Failure) -> Element
  ) -> Trait<Kind, Element> where Sources.Element == Trait<Kind, Input> {
    Trait(.zip(sources.map(\.source), resultSelector: resultSelector))
  }

  /// The first values of all sources, then the second ones, and so on.
  @inlinable public static func zip<Sources: Collection>(_ sources: Sources) -> Trait<Kind, [Element]>
  where Sources.Element == Trait<Kind, Element> {
    Trait<Kind, [Element]>(Observable<Element>.zip(sources.map(\.source)))
  }
}

extension Trait where Element == Any {
  /// The first values of all sources as a tuple, then the second ones, and so on.
  @inlinable public static func zip<each Input>(
    _ sources: repeat Trait<Kind, each Input>
  ) -> Trait<Kind, (repeat each Input)> {
    Trait<Kind, (repeat each Input)>(Observable<Any>.zip(repeat (each sources).source))
  }
}
