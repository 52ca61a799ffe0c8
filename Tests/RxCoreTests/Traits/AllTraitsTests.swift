import RxCore
import Testing

/// The operators that every trait has, whatever its kind.
@Suite struct AllTraitsTests {
  @Test func aClosureOfASingleMayThrow() {
    var failures: [TestError] = []
    let fail: (Int) throws -> Int = { _ in throw TestError.one }
    let singles = [
      Single.just(1).map(fail), Single.just(1).flatMap { .just(try fail($0)) },
      Single.zip(.just(1), .just(2)) { try fail($0 + $1) },
      Single.zip([.just(1), .just(2)]) { (values: [Int]) in try fail(values.count) },
      Single.deferred { .just(try fail(1)) },
    ]
    for single in singles { _ = single.subscribe(onFailure: { failures.append($0 as? TestError ?? .two) }) }
    #expect(failures == [.one, .one, .one, .one, .one])
  }

  @Test(arguments: [
    "map { try number($0) }", "flatMap { Driver.just(try number($0)) }", "filter { try number($0) > 0 }",
  ])
  func aClosureOfADriverMayNot(_ chain: String) throws {
    let snippet = """
      import RxCore
      func number(_ value: Int) throws -> Int { value }
      let driver = Driver.just(1).
      """
    let complaints = try #require(try Compiler.complaints(about: snippet + chain + "\n"))
    #expect(complaints.contains("error: "))
    #expect(complaints.contains("throw"))
    let harmless = chain.replacing("try ", with: "").replacing("number($0)", with: "$0")
    #expect(try Compiler.complaints(about: snippet + harmless + "\n") == "")
  }

  @Test func zips() {
    var seen: [String] = []
    _ = Single.zip(.just(1), .just("a")).subscribe(onSuccess: { seen.append("\($0) \($1)") })
    _ = Single.zip([.just(1), .just(2)]).subscribe(onSuccess: { seen.append("\($0)") })
    _ = Maybe.zip([.just(1), .empty()]).subscribe(onCompleted: { seen.append("none") })
    _ = Driver.zip([.of(1, 2), .of(3, 4)]).drive(onNext: { seen.append("\($0)") })
    _ = Driver.zip([.of(1, 2), .of(3, 4)]) { (values: [Int]) in values.reduce(0, +) }
      .drive(onNext: { seen.append("\($0)") })
    _ = Driver.zip(.just(1), .just("b")).drive(onNext: { seen.append("\($0) \($1)") })
    #expect(seen == ["1 a", "[1, 2]", "none", "[1, 3]", "[2, 4]", "4", "6", "1 b"])
  }

  /// Each kind of trait of one value, made of a single.
  struct Kind: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The same through `observe(on:)`, and through `subscribe(on:)`.
    let observed: @Sendable (Observable<Int>, VirtualTimeScheduler) -> Observable<Int>
    let subscribed: @Sendable (Observable<Int>, VirtualTimeScheduler) -> Observable<Int>
  }

  static let kinds = [
    Kind(testDescription: "Single") {
      $0.asSingle().observe(on: $1).asObservable()
    } subscribed: {
      $0.asSingle().subscribe(on: $1).asObservable()
    },
    Kind(testDescription: "Maybe") {
      $0.asMaybe().observe(on: $1).asObservable()
    } subscribed: {
      $0.asMaybe().subscribe(on: $1).asObservable()
    },
    Kind(testDescription: "Completable") {
      $0.ignoreElements().asCompletable().observe(on: $1).andThen(.just(7))
    } subscribed: {
      $0.ignoreElements().asCompletable().subscribe(on: $1).andThen(.just(7))
    },
    Kind(testDescription: "Infallible") {
      $0.asInfallible(onErrorJustReturn: 0).observe(on: $1).asObservable()
    } subscribed: {
      $0.asInfallible(onErrorJustReturn: 0).subscribe(on: $1).asObservable()
    },
    Kind(testDescription: "Driver") {
      $0.asDriver(onErrorJustReturn: 0).observe(on: $1).asObservable()
    } subscribed: {
      $0.asDriver(onErrorJustReturn: 0).subscribe(on: $1).asObservable()
    },
  ]

  @Test(arguments: kinds) func isHeardAsWorkOfAScheduler(_ kind: Kind) {
    let scheduler = VirtualTimeScheduler()
    let probe = Probe<Int>()
    let recorder = Recorder<Int>()
    _ = kind.observed(probe.asObservable(), scheduler).subscribe(recorder)
    #expect(probe.subscribed == 1)
    probe.on(.next(7))
    probe.on(.completed)
    #expect(recorder.events.isEmpty)
    scheduler.start()
    #expect(recorder.values == [7])
    #expect(recorder.isCompleted)
  }

  @Test(arguments: kinds) func isSubscribedToAsWorkOfAScheduler(_ kind: Kind) {
    let scheduler = VirtualTimeScheduler()
    let probe = Probe<Int>()
    let recorder = Recorder<Int>()
    _ = kind.subscribed(probe.asObservable(), scheduler).subscribe(recorder)
    #expect(probe.subscribed == 0)
    scheduler.start()
    #expect(probe.subscribed == 1)
    probe.on(.next(7))
    probe.on(.completed)
    #expect(recorder.values == [7])
    #expect(recorder.isCompleted)
  }

  @Test func time() {
    let marbles = Marbles()
    let source = marbles.cold("--(a|)").asSingle()
    #expect(
      marbles.draw(source.delay(.frames(2), scheduler: marbles.scheduler).asObservable(), frames: 9)
        == "----(a|)")
    let late = Marbles()
    let begun = late.cold("-(a|)").asInfallible(onErrorJustReturn: "")
      .delaySubscription(.frames(3), scheduler: late.scheduler)
    #expect(late.draw(begun.asObservable(), frames: 9) == "----(a|)")
    let slow = Marbles()
    let replaced = slow.cold("-a------b|").asDriver(onErrorJustReturn: "")
      .timeout(.frames(3), other: .just("x"), scheduler: slow.scheduler)
    #expect(slow.draw(replaced.asObservable(), frames: 9) == "-a--(x|)")
  }
}
