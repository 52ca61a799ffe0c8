extension ObservableType {
  /// What `resultSelector` makes of the latest values of all sources, whenever one of them says something.
  public static func combineLatest<Sources: Collection>(
    _ sources: Sources,
    resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableConvertibleType {
    let observables = sources.map { $0.asObservable() }
    return Source { down in
      let cells = observables.map { Cell(for: $0) }
      let combiner = Combiner(down) { down in
        do { down.next(try resultSelector(cells.map(\.place.pointee))) } catch { down.fail(error) }
      }
      if cells.isEmpty { down.complete() }
      for cell in cells { combiner.expect(cell) }
      for (source, cell) in Swift.zip(observables, cells) { combiner.connect(source, cell) }
    }
  }

  /// The latest values of all sources, whenever one of them says something.
  public static func combineLatest<Sources: Collection>(_ sources: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    Observable<[Element]>.combineLatest(sources) { $0 }
  }
}
