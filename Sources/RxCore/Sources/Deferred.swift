extension ObservableType {
  /// The sequence that `makeObservable` gives, made anew for each subscriber.
  @inlinable public static func deferred(
    _ makeObservable: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Source { down in
      do { try makeObservable().attach(down) } catch { down.fail(error) }
    }
  }
}
