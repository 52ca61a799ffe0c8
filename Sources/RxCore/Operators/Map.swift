extension ObservableType {
  /// Each value changed by `transform`; an error thrown by it ends the sequence.
  @inlinable public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return Source { down in
      source.attach(Stage(down) { value, down in down.next(try transform(value)) })
    }
  }
}
