import RxCore
import Testing

@Suite struct CompletableTests {
  private func save(_ log: Recorder<String>, _ name: String, fails: Bool = false) -> Completable {
    .create { completable in
      log.onNext(name)
      completable(fails ? .error(TestError.one) : .completed)
      return Disposables.create()
    }
  }

  @Test(arguments: [(false, ["save", "done"]), (true, ["save", "one"])])
  func succeedsOrFails(_ fails: Bool, _ expected: [String]) {
    let log = Recorder<String>()
    _ = save(log, "save", fails: fails).subscribe(
      onCompleted: { log.onNext("done") }, onError: { log.onNext("\($0)") })
    #expect(log.values == expected)
  }

  @Test func tellsHowItEndedInOneClosure() {
    var ends: [String] = []
    for completable in [Completable.empty(), .error(TestError.two)] {
      _ = completable.subscribe { event in
        switch event {
        case .completed: ends.append("completed")
        case .error(let error): ends.append("\(error)")
        }
      }
    }
    #expect(ends == ["completed", "two"])
  }

  @Test func oneAfterAnother() {
    let log = Recorder<String>()
    _ = Completable.concat(save(log, "a"), save(log, "b", fails: true), save(log, "c"))
      .subscribe(onError: { log.onNext("\($0)") })
    _ = save(log, "d").andThen(Observable.of("e", "f")).bind(to: log)
    _ = save(log, "g").andThen(Single.just("h")).subscribe(onSuccess: { log.onNext($0) })
    #expect(log.values == ["a", "b", "one", "d", "e", "f", "g", "h"])
  }

  @Test func severalInALine() {
    let log = Recorder<String>()
    _ = Completable.concat([save(log, "a"), save(log, "b")]).concat(save(log, "c"))
      .subscribe(onCompleted: { log.onNext("done") })
    _ = Completable.zip([save(log, "d"), save(log, "e")]).subscribe(onCompleted: { log.onNext("both") })
    _ = Completable.zip(save(log, "f"), save(log, "g", fails: true)).subscribe(onError: {
      log.onNext("\($0)")
    })
    #expect(log.values == ["a", "b", "c", "done", "d", "e", "both", "f", "g", "one"])
  }

  @Test func aFailureMayBeSuccess() {
    let log = Recorder<String>()
    _ = save(log, "a", fails: true).catchErrorJustComplete { $0 is TestError }
      .do(onCompleted: { log.onNext("forgiven") }).subscribe(onCompleted: { log.onNext("done") })
    #expect(log.values == ["a", "forgiven", "done"])
  }

  @Test func theEndOfASequenceIsOne() {
    var isDone = false
    _ = Observable.of(1, 2).ignoreElements().asCompletable().subscribe(onCompleted: { isDone = true })
    #expect(isDone)
  }
}
