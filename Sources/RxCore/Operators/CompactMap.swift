extension ObservableType {
  /// Each value changed by `transform`, without those for which it gives nil.
  @inlinable public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    let source = asObservable()
    return Source { down in
      source.attach(Stage(down) { value, down in if let result = try transform(value) { down.next(result) } })
    }
  }
}
