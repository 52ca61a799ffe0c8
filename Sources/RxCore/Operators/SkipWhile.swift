extension ObservableType {
  /// The values from the first on that does not satisfy `predicate`.
  @inlinable public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    freshStage {
      let isOpen = Memory(false)
      return { value, down in
        do {
          if try !isOpen.value && predicate(value) { return }
          isOpen.value = true
          down.next(value)
        } catch { down.fail(error) }
      }
    }
  }
}
