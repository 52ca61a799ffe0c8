extension ObservableType {
  /// The values that satisfy `predicate`; an error thrown by it ends the sequence.
  @inlinable public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    stage { value, down in
      do { if try predicate(value) { down.next(value) } } catch { down.fail(error) }
    }
  }
}
