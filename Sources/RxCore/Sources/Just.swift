extension ObservableType {
  /// One value, then the end.
  @inlinable public static func just(_ element: Element) -> Observable<Element> {
    Source { sink in
      sink.next(element)
      sink.complete()
    }
  }
}
