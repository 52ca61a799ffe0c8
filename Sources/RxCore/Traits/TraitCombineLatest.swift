extension Trait where Kind: UnfailingKind {
  /// What `resultSelector` makes of the latest values, whenever one of the sources says something.
  @inlinable public static func combineLatest<each Input>(
    _ sources: repeat Trait<Kind, each Input>,
    resultSelector: @escaping (repeat each Input) -> Element
  ) -> Trait<Kind, Element> {
    Trait(CombineLatest((repeat (each sources).source), resultSelector))
  }
}

extension Trait where Kind: UnfailingKind, Element == Any {
  /// The latest values as a tuple, whenever one of the sources says something.
  @inlinable public static func combineLatest<each Input>(
    _ sources: repeat Trait<Kind, each Input>
  ) -> Trait<Kind, (repeat each Input)> {
    Trait<Kind, (repeat each Input)>(
      CombineLatest((repeat (each sources).source)) { (values: repeat each Input) in (repeat each values) })
  }
}
