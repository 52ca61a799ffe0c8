extension ObservableType {
  /// The sequence, subscribed to as work of `scheduler`, which belongs to the same isolation domain.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return source.carried(
      by: Source { down in
        var hasRun = false
        let work = scheduler.schedule(()) {
          hasRun = true
          Resource.letGo(of: down)
          if !down.isStopped { source.attach(down) }
          return Disposables.create()
        }
        if !hasRun { Resource.hold(work, for: down) }
      })
  }
}
