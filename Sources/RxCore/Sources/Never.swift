extension ObservableType {
  /// Nothing, ever.
  @inlinable public static func never() -> Observable<Element> { Source { _ in } }
}
