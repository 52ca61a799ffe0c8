extension ObservableType where Element: FixedWidthInteger {
  /// `count` integers from `start` on, then the end.
  @inlinable public static func range(start: Element, count: Element) -> Observable<Element> {
    precondition(count >= 0, "a range has no negative count: \(count)")
    return Source { down in
      var done: Element = 0
      while done < count, !down.isStopped {
        down.next(start + done)
        done += 1
      }
      down.complete()
    }
  }
}
