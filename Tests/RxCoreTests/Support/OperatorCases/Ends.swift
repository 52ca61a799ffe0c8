import RxCore

extension OperatorCase {
  /// What replaces an end or a failure.
  static let ends = [
    OperatorCase("ifEmpty(default:)") { $0.ifEmpty(default: 7) },
    OperatorCase("ifEmpty(switchTo:)") { $0.ifEmpty(switchTo: .just(7)) },
    OperatorCase("catch(_:)", error: .completed) { $0.catch { _ in .just(7) } },
    OperatorCase("catchAndReturn(_:)", error: .completed) { $0.catchAndReturn(0) },
    OperatorCase("catch(sequence:)") { Observable.catch(sequence: [$0]) },
    OperatorCase("retry()", error: .nothing, life: .holdsItsSource) { $0.retry() },
    OperatorCase("retry(_:)", life: .holdsItsSource) { $0.retry(1) },
    OperatorCase("retry(when:)", error: .nothing, life: .holdsItsSource) {
      $0.retry { _ in Observable<Int>.never() }
    },
  ]
}
