import RxCore

extension OperatorCase {
  /// What changes values, or looks at them.
  static let values = [
    OperatorCase("map(_:)") { $0.map { $0 + 1 } },
    OperatorCase("compactMap(_:)") { $0.compactMap { $0 } },
    OperatorCase("scan(_:accumulator:)") { $0.scan(0, accumulator: +) },
    OperatorCase("scan(into:accumulator:)") { $0.scan(into: 0) { $0 += $1 } },
    OperatorCase("enumerated()") { $0.enumerated().map(\.element) },
    OperatorCase("pairwise()") { $0.pairwise().map { $0.0 + $0.1 } },
    OperatorCase("reduce(_:accumulator:)") { $0.reduce(0, accumulator: +) },
    OperatorCase("reduce(_:accumulator:mapResult:)") { $0.reduce(0, accumulator: +, mapResult: { $0 }) },
    OperatorCase("toArray()") { $0.toArray().asObservable().map(\.count) },
    OperatorCase("startWith(_:)") { $0.startWith(9) },
    OperatorCase("materialize()", error: .completed) { $0.materialize().map { _ in 1 } },
    OperatorCase("dematerialize()") { $0.materialize().dematerialize() },
    OperatorCase(everyEffect, life: .livesOn) { $0.do(onNext: { _ in }, onDispose: {}) },
    OperatorCase(everyEffect, "without onDispose") { $0.do(afterNext: { _ in }) },
    OperatorCase("debug(_:trimOutput:file:line:)", life: .livesOn) {
      Hooks.setReporter { _ in }
      return $0.debug("life cycle")
    },
    OperatorCase("withUnretained(_:)") { $0.withUnretained(owner).map { $1 } },
    OperatorCase("withUnretained(_:resultSelector:)") { $0.withUnretained(owner) { $1 } },
  ]

  private static let everyEffect =
    "do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)"

  private final class Owner: Sendable {}
  private static let owner = Owner()
}
