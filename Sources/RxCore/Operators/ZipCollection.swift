extension ObservableType {
  /// What `resultSelector` makes of the first values of all sources, then of the second ones, and so on.
  public static func zip<Sources: Collection>(
    _ sources: Sources,
    resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableConvertibleType {
    let observables = sources.map { $0.asObservable() }
    return Source { down in
      let lanes = observables.map { Lane(for: $0) }
      let zipper = Zipper(down) { down in
        do { down.next(try resultSelector(lanes.map { $0.pop() })) } catch { down.fail(error) }
      }
      if lanes.isEmpty { down.complete() }
      for lane in lanes { zipper.expect(lane) }
      for (source, lane) in Swift.zip(observables, lanes) { zipper.connect(source, lane) }
    }
  }

  /// The first values of all sources, then the second ones, and so on.
  public static func zip<Sources: Collection>(_ sources: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    Observable<[Element]>.zip(sources) { $0 }
  }
}
