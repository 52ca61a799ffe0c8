extension ObservableType {
  /// The failure, without a value.
  @inlinable public static func error(_ error: any Error) -> Observable<Element> { Source { $0.fail(error) } }

  /// The failure, without a value.
  @inlinable public static func failure(_ error: any Error) -> Observable<Element> { self.error(error) }
}
