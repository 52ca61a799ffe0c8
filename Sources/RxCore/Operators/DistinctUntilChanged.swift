extension ObservableType {
  /// The values without those equal to the one before.
  @inlinable public func distinctUntilChanged() -> Observable<Element> where Element: Equatable {
    freshStage {
      let last = Memory<Element?>(nil)
      return { value, down in
        if let previous = last.value, previous == value { return }
        last.value = value
        down.next(value)
      }
    }
  }

  /// The values without those whose key equals the key of the one before.
  @inlinable public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: { $0 == $1 })
  }

  /// The values without those whose property equals that of the one before.
  @inlinable public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    distinctUntilChanged({ $0[keyPath: keyPath] }, comparer: { $0 == $1 })
  }

  /// The values without those that `comparer` calls equal to the one before.
  @inlinable public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// The values without those whose key `comparer` calls equal to the key of the one before.
  @inlinable public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key,
    comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    freshStage {
      let last = Memory<Key?>(nil)
      return { value, down in
        do {
          let key = try keySelector(value)
          if let previous = last.value, try comparer(previous, key) { return }
          last.value = key
          down.next(value)
        } catch { down.fail(error) }
      }
    }
  }
}
