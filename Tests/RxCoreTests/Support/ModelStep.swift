import TestSupport
import RxCore

/// An operator and what it does to a list.
struct ModelStep {
  let name: String
  /// Whether it says something before its source does.
  var speaksAtOnce = false
  let apply: (Observable<Int>) -> Observable<Int>
  let model: ([Int]) -> [Int]

  static func random(_ random: inout SplitMix) -> ModelStep {
    let count = random.next(below: 4)
    let steps = stateless(count) + stateful(count) + joining(count)
    return steps[random.next(below: steps.count)]
  }

  private static func stateless(_ count: Int) -> [ModelStep] {
    [
      ModelStep(name: "map +\(count)", apply: { $0.map { $0 + count } }, model: { $0.map { $0 + count } }),
      ModelStep(
        name: "filter odd", apply: { $0.filter { $0 % 2 == 1 } }, model: { $0.filter { $0 % 2 == 1 } }),
      ModelStep(
        name: "compactMap", apply: { $0.compactMap { $0 > count ? $0 : nil } },
        model: { $0.compactMap { $0 > count ? $0 : nil } }),
      ModelStep(
        name: "take while", apply: { $0.take(while: { $0 < 5 + count }) },
        model: { Array($0.prefix { $0 < 5 + count }) }),
      ModelStep(
        name: "skip while", apply: { $0.skip(while: { $0 < count }) },
        model: { Array($0.drop { $0 < count }) }),
      ModelStep(
        name: "driver", apply: { $0.asDriver(onErrorJustReturn: 0).map { $0 * 2 }.asObservable() },
        model: { $0.map { $0 * 2 } }),
    ]
  }

  private static func stateful(_ count: Int) -> [ModelStep] {
    [
      ModelStep(name: "take \(count)", apply: { $0.take(count) }, model: { Array($0.prefix(count)) }),
      ModelStep(name: "skip \(count)", apply: { $0.skip(count) }, model: { Array($0.dropFirst(count)) }),
      ModelStep(name: "takeLast \(count)", apply: { $0.takeLast(count) }, model: { Array($0.suffix(count)) }),
      ModelStep(
        name: "distinct", apply: { $0.distinctUntilChanged() },
        model: { $0.reduce(into: []) { if $0.last != $1 { $0.append($1) } } }),
      ModelStep(
        name: "scan", apply: { $0.scan(0, accumulator: +) },
        model: {
          var total = 0
          return $0.map {
            total += $0
            return total
          }
        }),
      ModelStep(
        name: "pairwise", apply: { $0.pairwise().map { $0.0 - $0.1 } },
        model: { zip($0, $0.dropFirst()).map { $0 - $1 } }),
      ModelStep(
        name: "enumerated", apply: { $0.enumerated().map { $0.index * $0.element } },
        model: { $0.enumerated().map { $0.offset * $0.element } }),
      ModelStep(name: "reduce", apply: { $0.reduce(0, accumulator: +) }, model: { [$0.reduce(0, +)] }),
      ModelStep(name: "ifEmpty", apply: { $0.ifEmpty(default: count) }, model: { $0.isEmpty ? [count] : $0 }),
      ModelStep(
        name: "toArray", apply: { $0.toArray().asObservable().map(\.count) }, model: { [$0.count] }),
    ]
  }

  private static func joining(_ count: Int) -> [ModelStep] {
    [
      ModelStep(
        name: "startWith", speaksAtOnce: true, apply: { $0.startWith(count) }, model: { [count] + $0 }),
      ModelStep(name: "concat", apply: { $0.concat(Observable.of(count, 1)) }, model: { $0 + [count, 1] }),
      ModelStep(
        name: "flatMap", apply: { $0.flatMap { Observable.of($0, $0 + count) } },
        model: { $0.flatMap { [$0, $0 + count] } }),
      ModelStep(
        name: "concatMap", apply: { $0.concatMap { Observable.from(0..<($0 < 0 ? 0 : $0 % 4)) } },
        model: { $0.flatMap { Array(0..<($0 < 0 ? 0 : $0 % 4)) } }),
      ModelStep(
        name: "flatMapLatest", apply: { $0.flatMapLatest { Observable.of($0, count) } },
        model: { $0.flatMap { [$0, count] } }),
      ModelStep(
        name: "materialize", apply: { $0.materialize().dematerialize() }, model: { $0 }),
      ModelStep(name: "share", apply: { $0.share() }, model: { $0 }),
      ModelStep(
        name: "zip", apply: { Observable.zip($0, Observable.from(0..<100)) { $0 + $1 } },
        model: { $0.enumerated().map { $0.offset + $0.element } }),
      ModelStep(
        name: "combineLatest", apply: { Observable.combineLatest(Observable.just(count), $0) { $0 + $1 } },
        model: { $0.map { $0 + count } }),
      ModelStep(
        name: "withLatestFrom", apply: { $0.withLatestFrom(Observable.of(9, count)) { $0 * $1 } },
        model: { $0.map { $0 * count } }),
      ModelStep(
        name: "groupBy", apply: { $0.groupBy { $0 % 3 }.flatMap { $0 } }, model: { $0 }),
      ModelStep(
        name: "retry and catch", apply: { $0.retry(2).catchAndReturn(0) }, model: { $0 }),
    ]
  }
}
