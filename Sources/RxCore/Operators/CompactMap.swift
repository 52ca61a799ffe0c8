extension ObservableType {
  /// Each value changed by `transform`, without those for which it gives nil.
  @inlinable public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    stage { value, down in
      do { if let result = try transform(value) { down.next(result) } } catch { down.fail(error) }
    }
  }
}
