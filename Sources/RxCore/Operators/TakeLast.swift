extension ObservableType {
  /// The last `count` values, once the source has ended.
  @inlinable public func takeLast(_ count: Int) -> Observable<Element> {
    endingStage {
      let recent = Memory(RecentValues<Element>(limit: count))
      return EndingStage.Body(
        next: { value, _ in recent.value.append(value) },
        completed: { down in
          for value in recent.value.inOrder where !down.isStopped { down.next(value) }
          down.complete()
        })
    }
  }
}
