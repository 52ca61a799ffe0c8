extension ObservableType {
  /// The values of the sequences that `selector` gives for each value, side by side.
  @inlinable public func flatMap<Inner: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element> {
    flatMap(maxConcurrent: .max, selector)
  }

  /// The values of the sequences that `selector` gives for each value, one sequence after another.
  @inlinable public func concatMap<Inner: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element> {
    flatMap(maxConcurrent: 1, selector)
  }

  @inlinable func flatMap<Inner: ObservableConvertibleType>(
    maxConcurrent: Int, _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element> {
    let source = asObservable()
    return Source { down in
      let merger = Merger(down, limit: maxConcurrent)
      source.attach(
        ClosureInlet(merger, ended: { _ in merger.close() }) {
          (value: Element, down: Sink<Inner.Element>) in
          do { merger.add(try selector(value).asObservable()) } catch { down.fail(error) }
        })
    }.following(source.depth)
  }
}
