extension ObservableType {
  /// The result of an async closure: one value and the end, or its failure.
  ///
  /// The closure is run for each subscriber, on the isolation of the caller, as a task that is cancelled when the
  /// subscription is disposed.
  public static func task(
    isolation: isolated (any Actor)? = #isolation,
    priority: TaskPriority? = nil,
    _ body: @escaping () async throws -> Element
  ) -> Observable<Element> {
    .create { observer in
      let task = Task(priority: priority) {
        _ = isolation
        do {
          let value = try await body()
          observer.onNext(value)
          observer.onCompleted()
        } catch {
          observer.onError(error)
        }
      }
      return Disposables.create { task.cancel() }
    }
  }
}
