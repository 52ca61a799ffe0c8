/// How long a shared sequence remembers.
public enum SubjectLifetimeScope: Sendable {
  /// As long as it is connected: the memory begins anew with each connection.
  case whileConnected
  /// For ever: the memory outlives the connection and the end.
  case forever
}

extension ObservableType {
  /// One run of this for all who listen, while anybody does.
  ///
  /// The first subscriber connects it, the last one to leave disconnects it, and the next one after that, or after its
  /// end, connects it anew. That is the same for a source that speaks at once and for one that speaks later. The
  /// memory holds values only, never a subscriber or an owner: after `withUnretained` it holds the values without it.
  ///
  /// - Parameters:
  ///   - replay: how many of the last values are said to those who come later.
  ///   - scope: when the memory is reset: with each connection, or never.
  /// - Returns: the shared sequence.
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    let source = asObservable()
    if replay > 0, let weaken = source.weaken {
      let shared = source.map(weaken).share(replay: replay, scope: scope)
      return OwnerCarrier(shared.compactMap { $0() }, weaken)
    }
    return switch (scope, replay) {
    case (.whileConnected, 0), (.whileConnected, 1): Shared(source, replays: replay == 1)
    case (.whileConnected, _): multicast { ReplaySubject.create(bufferSize: replay) }.refCount()
    case (.forever, 0): multicast(PublishSubject()).refCount()
    case (.forever, _): multicast(ReplaySubject.create(bufferSize: replay)).refCount()
    }
  }
}
