extension ObservableType {
  /// `initialState` and what `iterate` makes of it again and again, as long as `condition` holds.
  @inlinable public static func generate(
    initialState: Element,
    condition: @escaping (Element) throws -> Bool,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    Source { down in
      do {
        var state = initialState
        while try !down.isStopped && condition(state) {
          down.next(state)
          state = try iterate(state)
        }
        down.complete()
      } catch { down.fail(error) }
    }
  }

  /// `element` again and again, until disposed.
  @inlinable public static func repeatElement(_ element: Element) -> Observable<Element> {
    Source { down in while !down.isStopped { down.next(element) } }
  }
}
