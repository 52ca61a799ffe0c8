extension ObservableType {
  /// The values of the sequence that `selector` gives for the latest value; the one before is disposed.
  @inlinable public func flatMapLatest<Inner: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element> {
    let source = asObservable()
    return Source { down in
      let switcher = Switcher(down)
      source.attach(
        ClosureInlet(switcher, ended: { _ in switcher.close() }) {
          (value: Element, down: Sink<Inner.Element>) in
          do { switcher.change(to: try selector(value).asObservable()) } catch { down.fail(error) }
        })
    }.following(source.depth)
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The values of the latest inner sequence.
  @inlinable public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
}
