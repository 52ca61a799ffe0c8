extension ObservableType {
  /// The values of `sequence` in order, then the end.
  @inlinable public static func from<Values: Sequence>(_ sequence: Values) -> Observable<Element>
  where Values.Element == Element {
    Source { sink in
      for value in sequence {
        if sink.isStopped { return }
        sink.next(value)
      }
      sink.complete()
    }
  }

  /// The value of `optional`, if there is one, then the end.
  @inlinable public static func from(optional: Element?) -> Observable<Element> {
    Source { sink in
      if let optional { sink.next(optional) }
      sink.complete()
    }
  }
}
