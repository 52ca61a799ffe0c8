extension ObservableType {
  /// What `resultSelector` makes of the latest values of all sources, whenever one of them says something.
  public static func combineLatest<Sources: Collection>(
    _ sources: Sources,
    resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableConvertibleType {
    let observables = sources.map { $0.asObservable() }
    return Source { down in
      ArrayCombiner(down, observables.map { Cell(for: $0) }, resultSelector).attach(observables)
    }
  }

  /// The latest values of all sources, whenever one of them says something.
  public static func combineLatest<Sources: Collection>(_ sources: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    Observable<[Element]>.combineLatest(sources) { $0 }
  }
}
