import RxCore
import Testing

/// The spellings of old still work; the compiler writes the new ones.
@MainActor @Suite struct OldSpellingsTests {
  /// Each old spelling, and what the compiler's fix-it makes of it.
  nonisolated private static let spellings = [
    ("one().addDisposableTo(bag)", "one().disposed(by: bag)"),
    ("bag.addDisposable(one())", "bag.insert(one())"),
    ("_ = source.bindTo(AnyObserver<Int> { _ in })", "_ = source.bind(to: AnyObserver<Int> { _ in })"),
    ("_ = source.bindTo(AnyObserver<Int?> { _ in })", "_ = source.bind(to: AnyObserver<Int?> { _ in })"),
    ("_ = source.bindTo(BehaviorRelay(value: 0))", "_ = source.bind(to: BehaviorRelay(value: 0))"),
    ("_ = source.bindTo(count)", "_ = source.bind(to: count)"),
    ("_ = source.bindNext { (_: Int) in }", "_ = source.bind { (_: Int) in }"),
    ("_ = source.bindNext({ (_: Int) in })", "_ = source.bind(onNext: { (_: Int) in })"),
    ("_ = source.subscribeNext { (_: Int) in }", "_ = source.bind { (_: Int) in }"),
    ("_ = source.subscribeNext({ (_: Int) in })", "_ = source.subscribe(onNext: { (_: Int) in })"),
    ("_ = source.subscribeError({ _ in })", "_ = source.subscribe(onError: { _ in })"),
    ("_ = source.subscribeCompleted({})", "_ = source.subscribe(onCompleted: {})"),
    ("_ = source.doOnNext { (_: Int) in }", "_ = source.do { (_: Int) in }"),
    ("_ = source.doOnNext({ (_: Int) in })", "_ = source.do(onNext: { (_: Int) in })"),
    ("_ = source.doOnError({ _ in })", "_ = source.do(onError: { _ in })"),
    ("_ = source.doOnCompleted({})", "_ = source.do(onCompleted: {})"),
    ("_ = source.takeUntil(source)", "_ = source.take(until: source)"),
    ("_ = source.takeWhile { $0 < 2 }", "_ = source.take { $0 < 2 }"),
    ("_ = source.takeWhile({ $0 < 2 })", "_ = source.take(while: { $0 < 2 })"),
    ("_ = source.take(.zero, scheduler: clock)", "_ = source.take(for: .zero, scheduler: clock)"),
    ("_ = source.skipUntil(source)", "_ = source.skip(until: source)"),
    ("_ = source.skipWhile { $0 < 2 }", "_ = source.skip { $0 < 2 }"),
    ("_ = source.skipWhile({ $0 < 2 })", "_ = source.skip(while: { $0 < 2 })"),
    ("_ = source.elementAt(1)", "_ = source.element(at: 1)"),
    ("_ = source.catchError { _ in .empty() }", "_ = source.catch { _ in .empty() }"),
    ("_ = source.catchErrorJustReturn(1)", "_ = source.catchAndReturn(1)"),
    ("_ = source.retryWhen { $0 }", "_ = source.retry { $0 }"),
    ("_ = source.observeOn(clock)", "_ = source.observe(on: clock)"),
    ("_ = source.subscribeOn(clock)", "_ = source.subscribe(on: clock)"),
    ("_ = source.shareReplay(1)", "_ = source.share(replay: 1)"),
    ("_ = single.catchError { _ in .just(1) }", "_ = single.catch { _ in .just(1) }"),
    ("_ = single.catchErrorJustReturn(1)", "_ = single.catchAndReturn(1)"),
    ("_ = single.retryWhen { $0 }", "_ = single.retry { $0 }"),
    ("_ = single.observeOn(clock)", "_ = single.observe(on: clock)"),
    ("_ = single.subscribeOn(clock)", "_ = single.subscribe(on: clock)"),
    (
      "_ = single.subscribe(onSuccess: { _ in }, onError: { _ in })",
      "_ = single.subscribe(onSuccess: { _ in }, onFailure: { _ in })"
    ),
    (
      "Driver.of(1).driveNext { (_: Int) in }.disposed(by: bag)",
      "Driver.of(1).drive { (_: Int) in }.disposed(by: bag)"
    ),
    (
      "let binder = UIBindingObserver<Shelf, Int>(UIElement: shelf) { $0.count = $1 }",
      "let binder = Binder<Shelf, Int>(UIElement: shelf) { $0.count = $1 }"
    ),
  ]

  nonisolated private static let world = """
    import RxCore
    final class Shelf { var count = 0 }
    func one() -> any Disposable { Disposables.create() }
    func count(_ source: Observable<Int>) -> any Disposable { source.subscribe() }
    let shelf = Shelf(), bag = DisposeBag(), clock = VirtualTimeScheduler()
    let source = Observable.of(1, 2), single = Single.just(1)

    """

  @Test func theCompilerWritesTheNewOnes() throws {
    let snippet = Self.world + Self.spellings.map(\.0).joined(separator: "\n") + "\n"
    let expected = Self.world + Self.spellings.map(\.1).joined(separator: "\n") + "\n"
    let old = try #require(try Compiler.compile(snippet, options: ["-diagnostic-style", "llvm"]))
    #expect(old.isAccepted, "\(old.output)")
    let fixed = FixIts.apply(old.output, to: snippet)
    for (found, wanted) in zip(fixed.split(separator: "\n"), expected.split(separator: "\n")) {
      #expect(found == wanted)
    }
    // The compiler prints no edit that only removes, as that of a label; and `Binder` has no second type.
    #expect(old.output.contains("use 'init(_:binding:)' instead"))
    let new = fixed.replacing("Binder<Shelf, Int>(UIElement: ", with: "Binder<Int>(")
    #expect(try Compiler.complaints(about: new) == "")
  }

  /// Where a trailing closure would mean something else behind the new name, there is no fix-it but advice.
  @Test(arguments: [
    ("subscribeError { _ in }", "write subscribe(onError: { })"),
    ("subscribeCompleted {}", "write subscribe(onCompleted: { })"),
    ("doOnError { _ in }", "write do(onError: { })"), ("doOnCompleted {}", "write do(onCompleted: { })"),
    ("takeUntil(.inclusive) { $0 > 1 }", "write take(until: { }, behavior:"),
    ("shareReplay(1)", "share(replay: 1, scope: .forever)"),
    ("shareReplayLatestWhileConnected()", "write share(replay: 1)"),
  ]) func theCompilerTellsWhatToWrite(_ old: String, _ advice: String) throws {
    let snippet = "import RxCore\nlet made: Any = Observable.of(1).\(old)\n"
    let verdict = try #require(try Compiler.compile(snippet))
    #expect(verdict.isAccepted)
    #expect(verdict.output.contains(advice))
    #expect(verdict.output.contains("note: use ") == old.hasPrefix("shareReplay("))
  }

  @Test func stillWork() {
    let old: any OldCode = Old()
    #expect(
      old.run() == [
        "next 1", "next 1", "error one", "error one", "completed", "completed", "bound 1", "shown 1",
        "driven 1",
        "did 1", "do error", "do error", "do completed", "do completed", "caught", "recovered", "until",
        "2 of 3",
        "while 1", "skipped 3", "at 2", "retried", "single 1", "single one", "single caught", "optional 1",
        "relay 1",
        "counted 1",
      ])
  }

  @Test func runOnASchedulerStill() {
    let old: any OldCode = Old()
    #expect(old.runOnAClock() == ["observed 1", "subscribed 1", "single 1", "single 1", "0", "1"])
  }

  /// The old one remembered for ever.
  @Test func sharedReplaysLiveAsLongAsTheyDid() {
    let old: any OldCode = Old()
    #expect(old.shared() == ["forever: [1]", "while connected: []"])
  }
}

@MainActor private protocol OldCode {
  func run() -> [String]
  func runOnAClock() -> [String]
  func shared() -> [String]
}

private final class Shelf { var shown: [String] = [] }

@available(*, deprecated)
@MainActor private func runOldCode() -> [String] {
  var log: [String] = []
  let bag = DisposeBag()
  let shelf = Shelf()
  let source = Observable.of(1)
  let failing = Observable<String>.error(TestError.one)
  source.subscribeNext { log.append("next \($0)") }.addDisposableTo(bag)
  bag.addDisposable(source.subscribeNext({ log.append("next \($0)") }))
  failing.subscribeError { log.append("error \($0)") }.addDisposableTo(bag)
  failing.subscribeError({ log.append("error \($0)") }).addDisposableTo(bag)
  source.subscribeCompleted { log.append("completed") }.addDisposableTo(bag)
  source.subscribeCompleted({ log.append("completed") }).addDisposableTo(bag)
  source.bindNext { log.append("bound \($0)") }.addDisposableTo(bag)
  source.map { "shown \($0)" }
    .bindTo(UIBindingObserver<Shelf, String>(UIElement: shelf) { $0.shown.append($1) }).addDisposableTo(bag)
  log += shelf.shown
  Driver.of(1).driveNext { log.append("driven \($0)") }.addDisposableTo(bag)
  source.doOnNext { log.append("did \($0)") }.subscribe().addDisposableTo(bag)
  failing.doOnError { _ in log.append("do error") }.subscribeError { _ in }.addDisposableTo(bag)
  failing.doOnError({ _ in log.append("do error") }).subscribeError { _ in }.addDisposableTo(bag)
  source.doOnCompleted { log.append("do completed") }.subscribe().addDisposableTo(bag)
  source.doOnCompleted({ log.append("do completed") }).subscribe().addDisposableTo(bag)
  failing.catchErrorJustReturn("caught").subscribeNext { log.append($0) }.addDisposableTo(bag)
  failing.catchError { _ in .just("recovered") }.subscribeNext { log.append($0) }.addDisposableTo(bag)
  Observable<Int>.never().takeUntil(source).subscribeCompleted { log.append("until") }.addDisposableTo(bag)
  Observable.of(1, 2, 3).takeUntil(.inclusive) { $0 == 2 }.toArray()
    .subscribe(onSuccess: { log.append("\($0.count) of 3") }).addDisposableTo(bag)
  Observable.of(1, 2, 3).takeWhile { $0 < 2 }.subscribeNext { log.append("while \($0)") }.addDisposableTo(bag)
  Observable.of(1, 2, 3).skipWhile { $0 < 3 }.skipUntil(source)
    .subscribeNext { log.append("skipped \($0)") }.addDisposableTo(bag)
  Observable.of(1, 2, 3).elementAt(1).subscribeNext { log.append("at \($0)") }.addDisposableTo(bag)
  failing.retryWhen { $0.take(1) }.subscribeCompleted { log.append("retried") }.addDisposableTo(bag)
  let single = Single<String>.error(TestError.one)
  Single.just(1).subscribe(onSuccess: { log.append("single \($0)") }, onError: { _ in }).addDisposableTo(bag)
  single.retryWhen { $0.take(1).flatMap { Observable<Int>.error($0) } }
    .subscribe(onSuccess: { _ in }, onError: { log.append("single \($0)") }).addDisposableTo(bag)
  single.catchError { .error($0) }.catchErrorJustReturn("single caught").subscribe(onSuccess: {
    log.append($0)
  })
  .addDisposableTo(bag)
  source.bindTo(AnyObserver<Int?> { if let value = $0.element { log.append("optional \(value ?? 0)") } })
    .addDisposableTo(bag)
  let relay = BehaviorRelay(value: 0)
  source.bindTo(relay).addDisposableTo(bag)
  log.append("relay \(relay.value)")
  source.bindTo { $0.subscribe(onNext: { log.append("counted \($0)") }) }.addDisposableTo(bag)
  return log
}

@available(*, deprecated)
@MainActor private func runOldCodeOnAClock() -> [String] {
  var log: [String] = []
  let bag = DisposeBag()
  let clock = VirtualTimeScheduler()
  Observable.of(1).observeOn(clock).subscribeNext { log.append("observed \($0)") }.addDisposableTo(bag)
  Observable.of(1).subscribeOn(clock).subscribeNext { log.append("subscribed \($0)") }.addDisposableTo(bag)
  for single in [Single.just(1).observeOn(clock), Single.just(1).subscribeOn(clock)] {
    single.subscribe(onSuccess: { log.append("single \($0)") }, onError: { _ in }).addDisposableTo(bag)
  }
  Observable<Int>.interval(.seconds(2), scheduler: clock).take(.seconds(5), scheduler: clock)
    .subscribeNext { log.append("\($0)") }.addDisposableTo(bag)
  clock.start()
  return log
}

@available(*, deprecated)
@MainActor private func sharedTheOldWay() -> [String] {
  let source = PublishSubject<Int>()
  return [
    ("forever", source.shareReplay(1)), ("while connected", source.shareReplayLatestWhileConnected()),
  ].map { name, shared in
    let first = shared.subscribe()
    source.onNext(1)
    first.dispose()
    let late = Recorder<Int>()
    _ = shared.subscribe(late)
    return "\(name): \(late.values)"
  }
}

@MainActor private struct Old {}

extension Old: OldCode {
  @available(*, deprecated) func run() -> [String] { runOldCode() }
  @available(*, deprecated) func runOnAClock() -> [String] { runOldCodeOnAClock() }
  @available(*, deprecated) func shared() -> [String] { sharedTheOldWay() }
}
