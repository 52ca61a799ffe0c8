extension ObservableType {
  /// Each event as a value; the last one is followed by the end.
  @inlinable public func materialize() -> Observable<Event<Element>> {
    endingStage {
      EndingStage.Body(
        next: { value, down in down.next(.next(value)) },
        completed: { down in
          down.next(.completed)
          down.complete()
        },
        failed: { error, down in
          down.next(.error(error))
          down.complete()
        })
    }
  }
}

extension ObservableType where Element: EventConvertible {
  /// Each value as the event that it is: undoes `materialize`.
  @inlinable public func dematerialize() -> Observable<Element.Element> {
    stage { value, down in down.on(value.event) }
  }
}
