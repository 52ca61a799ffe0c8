extension ObservableType {
  /// These values in order, then the end.
  @inlinable public static func of(_ elements: Element...) -> Observable<Element> { from(elements) }
}
