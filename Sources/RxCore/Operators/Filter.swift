extension ObservableType {
  /// The values that satisfy `predicate`; an error thrown by it ends the sequence.
  @inlinable public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    let source = asObservable()
    return Source { down in
      source.attach(Stage(down) { value, down in if try predicate(value) { down.next(value) } })
    }
  }
}
