import RxCore
import Testing

@Suite struct SingleTraitTests {
  @Test func mayLeadToAMaybe() {
    var log: [String] = []
    for value in 1...2 {
      _ = Single.just(value).flatMapMaybe { $0 == 1 ? .just("one") : .empty() }
        .subscribe(onSuccess: { log.append($0) }, onCompleted: { log.append("none") })
      _ = Maybe.just(value).flatMapMaybe { $0 == 1 ? .just("one") : .empty() }
        .subscribe(onSuccess: { log.append($0) }, onCompleted: { log.append("none") })
    }
    #expect(log == ["one", "one", "none", "none"])
  }

  @Test func ownsAResource() {
    let resource = BooleanDisposable()
    var wasOpen = false
    _ = Single.using({ resource }) { resource in
      .deferred {
        wasOpen = !resource.isDisposed
        return .just(1)
      }
    }.subscribe()
    #expect(wasOpen)
    #expect(resource.isDisposed)
  }

  @Test func isATimer() {
    let marbles = Marbles()
    let timer = Single<Int>.timer(.frames(3), scheduler: marbles.scheduler)
    #expect(marbles.draw(timer.asObservable(), frames: 5) == "---(0|)")
  }

  private func fetch(_ value: Int?) -> Single<Int> {
    .create { single in
      if let value { single(.success(value)) } else { single(.failure(TestError.one)) }
      return Disposables.create()
    }
  }

  @Test func succeedsOrFails() {
    var log: [String] = []
    for value in [1, nil] {
      _ = fetch(value).subscribe(
        onSuccess: { log.append("success \($0)") }, onFailure: { log.append("failure \($0)") },
        onDisposed: { log.append("disposed") })
      _ = fetch(value).subscribe { event in
        switch event {
        case .success(let value): log.append("event \(value)")
        case .failure(let error): log.append("event \(error)")
        }
      }
    }
    #expect(log == ["success 1", "disposed", "event 1", "failure one", "disposed", "event one"])
  }

  @Test func isChained() {
    var seen: [String] = []
    _ = fetch(2).map { $0 * 2 }.flatMap { self.fetch($0 + 1) }.do(onSuccess: { seen.append("do \($0)") })
      .subscribe(onSuccess: { seen.append("\($0)") })
    _ = fetch(nil).catchAndReturn(9).subscribe(onSuccess: { seen.append("\($0)") })
    _ = fetch(nil).catch { _ in .just(8) }.subscribe(onSuccess: { seen.append("\($0)") })
    _ = Single.zip(fetch(1), Single.just("a")) { "\($0)\($1)" }.subscribe(onSuccess: { seen.append($0) })
    _ = fetch(1).filter { $0 > 1 }.subscribe(onCompleted: { seen.append("none") })
    #expect(seen == ["do 5", "5", "9", "8", "1a", "none"])
  }

  @Test func aCompletableGoesFirst() {
    var log: [String] = []
    let save = Completable.create { completable in
      log.append("save")
      completable(.completed)
      return Disposables.create()
    }
    _ = save.andThen(fetch(1)).subscribe(onSuccess: { log.append("\($0)") })
    _ = fetch(2).flatMapCompletable { _ in save }.subscribe(onCompleted: { log.append("done") })
    _ = Completable.zip(save, .error(TestError.two)).subscribe(onError: { log.append("\($0)") })
    #expect(log == ["save", "1", "save", "done", "save", "two"])
  }

  @Test func anObservableOfOneIsASingle() {
    var log: [String] = []
    for source in [Observable.of(1), .of(1, 2), .empty()] {
      _ = source.asSingle().subscribe(onSuccess: { log.append("\($0)") }, onFailure: { log.append("\($0)") })
      _ = source.asMaybe().subscribe(
        onSuccess: { log.append("maybe \($0)") }, onError: { log.append("maybe \($0)") },
        onCompleted: { log.append("maybe none") })
    }
    #expect(
      log == [
        "1", "maybe 1", "The sequence has more than one value.",
        "maybe The sequence has more than one value.",
        "The sequence ended without a value.", "maybe none",
      ])
  }
}
