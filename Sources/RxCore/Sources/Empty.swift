extension ObservableType {
  /// The end, without a value.
  @inlinable public static func empty() -> Observable<Element> { Source { $0.complete() } }
}
