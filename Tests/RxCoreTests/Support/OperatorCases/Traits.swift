import RxCore

extension OperatorCase {
  /// What makes a trait, and the sources that wrap another.
  static let traits = [
    OperatorCase("asSingle()", completion: .error) { $0.asSingle().asObservable() },
    OperatorCase("asMaybe()", completion: .error) { $0.asMaybe().asObservable() },
    OperatorCase("asCompletable()") { $0.ignoreElements().asCompletable().andThen(.just(1)) },
    OperatorCase("asDriver(onErrorJustReturn:)", error: .completed) {
      $0.asDriver(onErrorJustReturn: 0).asObservable()
    },
    OperatorCase("asDriver(onErrorJustReturn:)", "and map", error: .completed) {
      $0.asDriver(onErrorJustReturn: 0).map { $0 + 1 }.asObservable()
    },
    OperatorCase("asSignal(onErrorJustReturn:)", error: .completed) {
      $0.asSignal(onErrorJustReturn: 0).asObservable()
    },
    OperatorCase("asInfallible(onErrorJustReturn:)", error: .completed) {
      $0.asInfallible(onErrorJustReturn: 0).asObservable()
    },
    OperatorCase("ControlEvent(events:)") { ControlEvent(events: $0).asObservable() },
    OperatorCase("using(_:observableFactory:)", life: .livesOn) { source in
      Observable.using({ BooleanDisposable() }) { _ in source }
    },
    OperatorCase("deferred(_:)") { source in Observable.deferred { source } },
    OperatorCase("asObservable()") { $0.asObservable() },
  ]
}
