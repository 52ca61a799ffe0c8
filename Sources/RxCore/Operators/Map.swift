extension ObservableType {
  /// Each value changed by `transform`; an error thrown by it ends the sequence.
  @inlinable public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    stage { value, down in
      do { down.next(try transform(value)) } catch { down.fail(error) }
    }
  }
}
