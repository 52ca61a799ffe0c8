import RxCore
import Testing

@Suite struct BindTests {
  @Test func toRelays() {
    let behavior = BehaviorRelay(value: 0)
    let optional = BehaviorRelay<Int?>(value: nil)
    let publish = PublishRelay<Int>()
    let maybe = PublishRelay<Int?>()
    let recorder = Recorder<Int>()
    let other = Recorder<Int?>()
    _ = publish.subscribe(recorder)
    _ = maybe.subscribe(other)
    let source = Observable.of(1, 2)
    _ = source.bind(to: behavior)
    _ = source.bind(to: optional)
    _ = source.bind(to: publish)
    _ = source.bind(to: maybe)
    #expect(behavior.value == 2)
    #expect(optional.value == 2)
    #expect(recorder.values == [1, 2])
    #expect(other.values == [1, 2])
  }

  /// A way to bind 1 and 2 to a relay, to a relay of optionals, and to two relays.
  struct Way: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let one: @Sendable (ReplayRelay<Int>) -> any Disposable
    let optional: @Sendable (ReplayRelay<Int?>) -> any Disposable
    let two: @Sendable (ReplayRelay<Int>, ReplayRelay<Int>) -> any Disposable
  }

  static let ways = [
    Way(testDescription: "Observable.bind") {
      Observable.of(1, 2).bind(to: $0)
    } optional: {
      Observable.of(1, 2).bind(to: $0)
    } two: {
      Observable.of(1, 2).bind(to: $0, $1)
    },
    Way(testDescription: "Infallible.bind") {
      Infallible.of(1, 2).bind(to: $0)
    } optional: {
      Infallible.of(1, 2).bind(to: $0)
    } two: {
      Infallible.of(1, 2).bind(to: $0, $1)
    },
    Way(testDescription: "drive") {
      Driver.of(1, 2).drive($0)
    } optional: {
      Driver.of(1, 2).drive($0)
    } two: {
      Driver.of(1, 2).drive($0, $1)
    },
    Way(testDescription: "emit") {
      Signal.of(1, 2).emit(to: $0)
    } optional: {
      Signal.of(1, 2).emit(to: $0)
    } two: {
      Signal.of(1, 2).emit(to: $0, $1)
    },
  ]

  @Test(arguments: ways) func toAReplayRelay(_ way: Way) {
    func remembered<Element>(_ relay: ReplayRelay<Element>) -> [Element] {
      let recorder = Recorder<Element>()
      _ = relay.subscribe(recorder)
      return recorder.values
    }
    let one = ReplayRelay<Int>.createUnbound()
    let optional = ReplayRelay<Int?>.createUnbound()
    let two = (ReplayRelay<Int>.createUnbound(), ReplayRelay<Int>.createUnbound())
    _ = way.one(one)
    _ = way.optional(optional)
    _ = way.two(two.0, two.1)
    #expect(remembered(one) == [1, 2])
    #expect(remembered(optional) == [1, 2])
    #expect(remembered(two.0) == [1, 2])
    #expect(remembered(two.1) == [1, 2])
  }

  @Test func toSeveralObservers() {
    let recorders = (0..<3).map { _ in Recorder<Int>() }
    _ = Observable.of(1, 2).bind(to: recorders[0], recorders[1], recorders[2])
    #expect(recorders.map(\.values) == [[1, 2], [1, 2], [1, 2]])
  }

  @Test func toAClosure() {
    var seen: [Int] = []
    _ = Observable.of(1, 2).bind { seen.append($0) }
    #expect(seen == [1, 2])
  }

  @Test func toAFunctionThatDecides() {
    func show(_ source: Observable<Int>) -> (@escaping (Int) -> Void) -> any Disposable {
      { handle in source.subscribe(onNext: handle) }
    }
    var seen: [Int] = []
    let source = Observable.of(1, 2)
    let start = source.bind(to: show)
    _ = start { seen.append($0) }
    _ = Driver.of(3).drive(show)({ seen.append($0) })
    _ = source.bind(to: show) { seen.append($0 * 10) }
    _ = Driver.of(4).drive(show) { seen.append($0) }
    #expect(seen == [1, 2, 3, 10, 20, 4])
  }

  @Test func anErrorBoundToARelayTrapsInDebug() async {
    #if DEBUG
      await #expect(processExitsWith: .failure) {
        _ = Observable<Int>.error(TestError.one).bind(to: BehaviorRelay(value: 0))
      }
    #endif
  }
}
