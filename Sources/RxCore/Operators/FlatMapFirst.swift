extension ObservableType {
  /// The values of the sequence that `selector` gives for a value; values that come while it runs are dropped.
  @inlinable public func flatMapFirst<Inner: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element> {
    let source = asObservable()
    return Source { down in
      let merger = Merger(down)
      source.attach(
        ClosureInlet(merger, ended: { _ in merger.close() }) {
          (value: Element, down: Sink<Inner.Element>) in
          guard merger.isIdle else { return }
          do { merger.add(try selector(value).asObservable()) } catch { down.fail(error) }
        })
    }.following(source.depth)
  }
}
