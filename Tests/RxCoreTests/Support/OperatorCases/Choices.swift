import RxCore

extension OperatorCase {
  /// What drops values.
  static let choices = [
    OperatorCase("filter(_:)") { $0.filter { _ in true } },
    OperatorCase("distinctUntilChanged()") { $0.distinctUntilChanged() },
    OperatorCase("distinctUntilChanged(_:)", "key") { $0.distinctUntilChanged { $0 % 1000 } },
    OperatorCase("distinctUntilChanged(_:)", "comparer") { $0.distinctUntilChanged { $0 == $1 } },
    OperatorCase("distinctUntilChanged(_:comparer:)") { $0.distinctUntilChanged({ $0 }, comparer: ==) },
    OperatorCase("distinctUntilChanged(at:)") { $0.distinctUntilChanged(at: \.self) },
    OperatorCase("take(_:)") { $0.take(100) },
    OperatorCase("take(while:behavior:)") { $0.take(while: { _ in true }) },
    OperatorCase("take(until:behavior:)") { $0.take(until: { _ in false }) },
    OperatorCase("take(until:)") { $0.take(until: Observable<Int>.never()) },
    OperatorCase("takeLast(_:)") { $0.takeLast(2) },
    OperatorCase("skip(_:)") { $0.skip(0) },
    OperatorCase("skip(while:)") { $0.skip(while: { _ in false }) },
    OperatorCase("skip(until:)") { $0.skip(until: Observable.just(1)) },
    OperatorCase("element(at:)", completion: .error) { $0.element(at: 100) },
    OperatorCase("single()", completion: .error) { $0.single() },
    OperatorCase("single(_:)") { $0.single { $0 == 1 } },
    OperatorCase("first()") { $0.first().asObservable().map { $0 ?? 0 } },
    OperatorCase("ignoreElements()") { $0.ignoreElements().map { never -> Int in } },
    OperatorCase("sample(_:defaultValue:)", completion: .nothing) { $0.sample(Observable<Int>.never()) },
  ]
}
