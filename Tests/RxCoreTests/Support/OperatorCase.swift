import RxCore
import Testing

/// One operator as the life-cycle test sees it.
struct OperatorCase: CustomTestStringConvertible, Sendable {
  let name: String
  /// What a failure of the source becomes.
  var error: Outcome = .error
  /// What the end of the source becomes.
  var completion: Outcome = .completed
  let apply: @Sendable (Observable<Int>) -> Observable<Int>

  /// Whether it keeps its source to begin it anew, until the subscription is over.
  var holdsItsSource: Bool { ["retry once", "retry when never"].contains(name) }
  /// Whether it lives on without its source, because a timer runs or because something is to be done on disposal.
  var livesOn: Bool {
    ["do", "using", "delay", "timeout", "take for", "skip for", "multicast selector"].contains(name)
  }

  enum Outcome { case error, completed, nothing }

  var testDescription: String { name }

  init(
    _ name: String, error: Outcome = .error, completion: Outcome = .completed,
    _ apply: @escaping @Sendable (Observable<Int>) -> Observable<Int>
  ) {
    self.name = name
    self.error = error
    self.completion = completion
    self.apply = apply
  }
}

extension OperatorCase {
  static let all: [OperatorCase] = [
    OperatorCase("map") { $0.map { $0 + 1 } },
    OperatorCase("compactMap") { $0.compactMap { $0 } },
    OperatorCase("filter") { $0.filter { _ in true } },
    OperatorCase("distinctUntilChanged") { $0.distinctUntilChanged() },
    OperatorCase("distinctUntilChanged key") { $0.distinctUntilChanged { $0 % 1000 } },
    OperatorCase("scan") { $0.scan(0, accumulator: +) },
    OperatorCase("scan into") { $0.scan(into: 0) { $0 += $1 } },
    OperatorCase("startWith") { $0.startWith(9) },
    OperatorCase("do") { $0.do(onNext: { _ in }, onDispose: {}) },
    OperatorCase("debug-free do") { $0.do(afterNext: { _ in }) },
    OperatorCase("take") { $0.take(100) },
    OperatorCase("take while") { $0.take(while: { _ in true }) },
    OperatorCase("take until predicate") { $0.take(until: { _ in false }) },
    OperatorCase("take until never") { $0.take(until: Observable<Int>.never()) },
    OperatorCase("takeLast") { $0.takeLast(2) },
    OperatorCase("skip") { $0.skip(0) },
    OperatorCase("skip while") { $0.skip(while: { _ in false }) },
    OperatorCase("skip until just") { $0.skip(until: Observable.just(1)) },
    OperatorCase("enumerated") { $0.enumerated().map(\.element) },
    OperatorCase("pairwise") { $0.pairwise().map { $0.0 + $0.1 } },
    OperatorCase("element at", completion: .error) { $0.element(at: 100) },
    OperatorCase("ignoreElements") { $0.ignoreElements().map { never -> Int in } },
    OperatorCase("reduce") { $0.reduce(0, accumulator: +) },
    OperatorCase("toArray") { $0.toArray().asObservable().map(\.count) },
    OperatorCase("ifEmpty") { $0.ifEmpty(default: 7) },
    OperatorCase("materialize", error: .completed) { $0.materialize().map { _ in 1 } },
    OperatorCase("dematerialize") { $0.materialize().dematerialize() },
    OperatorCase("withLatestFrom") { $0.withLatestFrom(Observable.just(1)) { $0 + $1 } },
    OperatorCase("sample", completion: .nothing) { $0.sample(Observable<Int>.never()) },
    OperatorCase("concat") { $0.concat(Observable.just(5)) },
    OperatorCase("concatMap") { $0.concatMap { Observable.just($0) } },
    OperatorCase("flatMap") { $0.flatMap { Observable.of($0, $0) } },
    OperatorCase("flatMapFirst") { $0.flatMapFirst { Observable.just($0) } },
    OperatorCase("flatMapLatest") { $0.flatMapLatest { Observable.just($0) } },
    OperatorCase("merge") { Observable.merge($0, .empty()) },
    OperatorCase("combineLatest") { Observable.combineLatest($0, Observable.just(1)) { $0 + $1 } },
    OperatorCase("combineLatest list") { Observable.combineLatest([$0, .just(1)]).map(\.count) },
    OperatorCase("zip", completion: .nothing) { Observable.zip($0, Observable.never()) { $0 + $1 } },
    OperatorCase("amb") { $0.amb(Observable.never()) },
    OperatorCase("catch", error: .completed) { $0.catchAndReturn(0) },
    OperatorCase("catch sequence") { Observable.catch(sequence: [$0]) },
    OperatorCase("retry once") { $0.retry(1) },
    OperatorCase("retry when never", error: .nothing) { $0.retry { _ in Observable<Int>.never() } },
    OperatorCase("share") { $0.share() },
    OperatorCase("share replay") { $0.share(replay: 1) },
    OperatorCase("share replay 2") { $0.share(replay: 2) },
    OperatorCase("share forever") { $0.share(replay: 1, scope: .forever) },
    OperatorCase("groupBy") { $0.groupBy { $0 % 2 }.flatMap { $0 } },
    OperatorCase("asSingle-free first") { $0.first().asObservable().map { $0 ?? 0 } },
    OperatorCase("debounce") { $0.debounce(.seconds(1), scheduler: VirtualTimeScheduler()) },
    OperatorCase("throttle", completion: .nothing) {
      $0.throttle(.seconds(1), scheduler: VirtualTimeScheduler())
    },
    OperatorCase("delay", completion: .nothing) { $0.delay(.seconds(1), scheduler: VirtualTimeScheduler()) },
    OperatorCase("timeout") { $0.timeout(.seconds(1), scheduler: VirtualTimeScheduler()) },
    OperatorCase("window") {
      $0.window(timeSpan: .seconds(1), count: 9, scheduler: VirtualTimeScheduler()).merge()
    },
    OperatorCase("buffer") {
      $0.buffer(timeSpan: .seconds(1), count: 9, scheduler: VirtualTimeScheduler()).map(\.count)
    },
    OperatorCase("driver", error: .completed) { $0.asDriver(onErrorJustReturn: 0).asObservable() },
    OperatorCase("driver map", error: .completed) {
      $0.asDriver(onErrorJustReturn: 0).map { $0 + 1 }.asObservable()
    },
    OperatorCase("signal", error: .completed) { $0.asSignal(onErrorJustReturn: 0).asObservable() },
    OperatorCase("infallible", error: .completed) { $0.asInfallible(onErrorJustReturn: 0).asObservable() },
    OperatorCase("control event") { ControlEvent(events: $0).asObservable() },
    OperatorCase("using") { source in
      Observable.using({ BooleanDisposable() }) { _ in source }
    },
    OperatorCase("take for") { $0.take(for: .seconds(1), scheduler: VirtualTimeScheduler()) },
    OperatorCase("skip for") { $0.skip(.seconds(1), scheduler: VirtualTimeScheduler()) },
    OperatorCase("multicast selector") { $0.multicast({ PublishSubject<Int>() }) { $0.map { $0 } } },
    OperatorCase("publish, refCount") { $0.publish().refCount() },
    OperatorCase("deferred") { source in Observable.deferred { source } },
  ]
}
