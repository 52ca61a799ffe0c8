import RxCore
import TestSupport
import Testing

/// Relays, shared sequences and subscriptions that come, speak and go at random, also in the middle of each other.
final class RandomWorld {
  /// Counts who is alive.
  final class Token {
    let census: Census
    var isDisposed = false
    init(_ census: Census) {
      self.census = census
      census.alive += 1
    }
    deinit { census.alive -= 1 }
  }

  final class Census {
    var alive = 0
    var heard = 0
    var heardAfterDispose = 0
  }

  let census: Census
  private var random: SplitMix
  private var relays = (0..<5).map { _ in PublishRelay<Int>() }
  private var states = (0..<3).map { BehaviorRelay(value: $0) }
  private var shared: [Observable<Int>] = []
  private var subscriptions: [(token: Token, handle: any Disposable)] = []
  private let scheduler = VirtualTimeScheduler()
  private var depth = 0
  private var isOver = false

  init(seed: UInt64, census: Census) {
    random = SplitMix(seed: seed)
    self.census = census
  }

  /// Something happens.
  func step() {
    guard depth < 3, !isOver else { return }
    depth += 1
    defer { depth -= 1 }
    switch random.next(below: 12) {
    case 0...3: speak()
    case 4...6: subscribe()
    case 7, 8: dispose()
    case 9: relays[random.next(below: relays.count)] = PublishRelay()
    case 10 where depth == 1: scheduler.advanceBy(.milliseconds(random.next(below: 30)))
    default: share()
    }
  }

  /// Everything goes.
  func end() {
    isOver = true
    for subscription in subscriptions {
      subscription.token.isDisposed = true
      subscription.handle.dispose()
    }
    subscriptions = []
    shared = []
    relays = []
    states = []
  }

  private func speak() {
    let value = random.next(below: 10)
    let index = random.next(below: relays.count + states.count)
    if index < relays.count {
      relays[index].accept(value)
    } else {
      states[index - relays.count].accept(value)
    }
  }

  private func subscribe() {
    let token = Token(census)
    let handle = chain(depth: 3).subscribe(
      onNext: { [weak self, census] _ in
        census.heard += 1
        if token.isDisposed { census.heardAfterDispose += 1 }
        if let self, self.random.next(below: 4) == 0 { self.step() }
      },
      onError: { _ in },
      onDisposed: random.next(below: 3) == 0 ? { [weak self] in self?.step() } : nil)
    subscriptions.append((token, handle))
  }

  private func dispose() {
    guard !subscriptions.isEmpty else { return }
    let gone = subscriptions.remove(at: random.next(below: subscriptions.count))
    gone.handle.dispose()
    gone.token.isDisposed = true
  }

  private func share() {
    let source = chain(depth: 2)
    let made =
      random.next(below: 2) == 0 ? source.share(replay: random.next(below: 3)) : source.publish().refCount()
    if shared.count < 4 { shared.append(made) } else { shared[random.next(below: 4)] = made }
  }

  private func leaf() -> Observable<Int> {
    let index = random.next(below: relays.count + states.count + shared.count + 2)
    if index < relays.count { return relays[index].asObservable() }
    if index < relays.count + states.count { return states[index - relays.count].asObservable() }
    if index < relays.count + states.count + shared.count {
      return shared[index - relays.count - states.count]
    }
    return random.next(below: 2) == 0 ? .of(1, 2, 3) : .error(TestError.one)
  }

  private func chain(depth: Int) -> Observable<Int> {
    if depth == 0 { return leaf() }
    let one = chain(depth: depth - 1)
    if random.next(below: 2) == 0 { return alone(one) }
    return joined(one, chain(depth: depth - 1))
  }

  private func alone(_ one: Observable<Int>) -> Observable<Int> {
    let wait = Duration.milliseconds(1 + random.next(below: 10))
    let count = 1 + random.next(below: 4)
    switch random.next(below: 18) {
    case 0: return one.map { $0 + 1 }
    case 1: return one.filter { $0 % 2 == 0 }
    case 2: return one.take(count)
    case 3: return one.debounce(wait, scheduler: scheduler)
    case 4: return one.throttle(wait, scheduler: scheduler)
    case 5: return one.delay(wait, scheduler: scheduler)
    case 6: return one.asDriver(onErrorJustReturn: 0).map { $0 + 1 }.asObservable()
    case 7: return one.retry(2)
    case 8: return one.catchAndReturn(0)
    case 9: return one.groupBy { $0 % 3 }.flatMap { $0 }
    case 10: return one.do(onDispose: { [weak self] in self?.step() })
    case 11: return one.timeout(wait, other: Observable.just(count), scheduler: scheduler)
    case 12: return one.window(timeSpan: wait, count: count, scheduler: scheduler).merge()
    case 13: return one.observe(on: scheduler)
    case 14: return one.takeLast(count)
    case 15: return one.materialize().dematerialize()
    case 16: return one.do(onNext: { [weak self] _ in self?.step() })
    default: return one.scan(0) { ($0 + $1) % 100 }.distinctUntilChanged()
    }
  }

  private func joined(_ one: Observable<Int>, _ other: Observable<Int>) -> Observable<Int> {
    switch random.next(below: 14) {
    case 0: return .merge(one, other)
    case 1: return .combineLatest(one, other) { ($0 + $1) % 100 }
    case 2: return .zip(one, other) { ($0 + $1) % 100 }
    case 3: return one.withLatestFrom(other)
    case 4: return one.flatMapLatest { _ in other }
    case 5: return one.flatMapFirst { _ in other }
    case 6: return one.concatMap { _ in other.take(2) }
    case 7: return one.take(until: other)
    case 8: return one.skip(until: other)
    case 9: return one.sample(other)
    case 10: return one.amb(other)
    case 11: return one.concat(other)
    case 12: return one.catch { _ in other }
    default: return one.retry { errors in errors.take(2).flatMap { _ in other.take(1) } }
    }
  }
}
