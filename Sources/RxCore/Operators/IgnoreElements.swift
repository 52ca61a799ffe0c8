extension ObservableType {
  /// Only the end.
  @inlinable public func ignoreElements() -> Observable<Never> { stage { _, _ in } }
}
