extension ObservableType {
  /// This, sent through `subject` once it is connected.
  public func multicast<Multicast: SubjectType>(_ subject: Multicast) -> ConnectableObservable<Element>
  where Multicast.Element == Element, Multicast.Observer.Element == Element {
    multicast { subject }
  }

  /// This, sent through a subject that is made anew for each connection.
  public func multicast<Multicast: SubjectType>(
    makeSubject: @escaping () -> Multicast
  ) -> ConnectableObservable<Element>
  where Multicast.Element == Element, Multicast.Observer.Element == Element {
    ConnectableObservable(asObservable()) {
      let subject = makeSubject()
      return (subject.asObservable(), subject.asObserver().asObserver())
    }
  }

  /// What `selector` makes of this while one run of it serves all that is in it.
  public func multicast<Multicast: SubjectType, Result>(
    _ makeSubject: @escaping () throws -> Multicast,
    selector: @escaping (Observable<Multicast.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Multicast.Element == Element, Multicast.Observer.Element == Element {
    .deferred {
      let subject = try makeSubject()
      let connectable = self.multicast(subject)
      let result = try selector(connectable.asObservable())
      return .using({ SerialDisposable() }) { connection in
        result.do(onSubscribed: { connection.disposable = connectable.connect() })
      }
    }
  }

  /// This, sent to all who listen once it is connected.
  public func publish() -> ConnectableObservable<Element> { multicast { PublishSubject() } }

  /// This, sent to all who listen once it is connected; the last `bufferSize` values are said to those who come later.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    replay(limit: bufferSize)
  }

  /// This, sent to all who listen once it is connected; all values are said to those who come later.
  public func replayAll() -> ConnectableObservable<Element> { replay(limit: nil) }

  private func replay(limit: Int?) -> ConnectableObservable<Element> {
    let source = asObservable()
    guard let weaken = source.weaken else { return source.multicast { ReplaySubject(limit: limit) } }
    return ConnectableObservable(source) {
      let memory = ReplaySubject<() -> Element?>(limit: limit)
      return (memory.compactMap { $0() }, AnyObserver { memory.on($0.map(weaken)) })
    }
  }
}
