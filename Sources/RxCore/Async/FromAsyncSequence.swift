extension AsyncSequence {
  /// The values of this async sequence, then its end or failure.
  ///
  /// It is iterated for each subscriber, on the isolation of the caller, in a task that is cancelled when the
  /// subscription is disposed.
  public func asObservable(isolation: isolated (any Actor)? = #isolation) -> Observable<Element> {
    .create { observer in
      let task = Task {
        _ = isolation
        do {
          for try await value in self {
            if Task.isCancelled { return }
            observer.onNext(value)
          }
          observer.onCompleted()
        } catch {
          observer.onError(error)
        }
      }
      return Disposables.create { task.cancel() }
    }
  }
}
