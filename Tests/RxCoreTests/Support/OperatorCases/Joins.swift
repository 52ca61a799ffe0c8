import RxCore

extension OperatorCase {
  /// What joins its source with others.
  static let joins = [
    OperatorCase("withLatestFrom(_:)") { $0.withLatestFrom(Observable.just(1)) },
    OperatorCase("withLatestFrom(_:resultSelector:)") { $0.withLatestFrom(Observable.just(1)) { $0 + $1 } },
    OperatorCase("concat(_:)", "second") { $0.concat(Observable.just(5)) },
    OperatorCase("concat(_:)", "list") { Observable.concat([$0, .just(5)]) },
    OperatorCase("concat(_:)", "several") { Observable.concat($0, .just(5)) },
    OperatorCase("merge(_:)", "list") { Observable.merge([$0, .empty()]) },
    OperatorCase("merge(_:)", "several") { Observable.merge($0, .empty()) },
    OperatorCase("combineLatest(_:resultSelector:)") {
      Observable.combineLatest($0, Observable.just(1)) { $0 + $1 }
    },
    OperatorCase("combineLatest(_:)", "tuple") {
      Observable.combineLatest($0, Observable.just(1)).map { $0 + $1 }
    },
    OperatorCase("combineLatest(_:resultSelector:)", "list") {
      Observable.combineLatest([$0, .just(1)]) { $0.count }
    },
    OperatorCase("combineLatest(_:)", "list") { Observable.combineLatest([$0, .just(1)]).map(\.count) },
    OperatorCase("zip(_:resultSelector:)", completion: .nothing) {
      Observable.zip($0, Observable.never()) { $0 + $1 }
    },
    OperatorCase("zip(_:)", "tuple") { Observable.zip($0, Observable.of(1, 2)).map { $0 + $1 } },
    OperatorCase("zip(_:resultSelector:)", "list") { Observable.zip([$0, .of(1, 2)]) { $0.count } },
    OperatorCase("zip(_:)", "list") { Observable.zip([$0, .of(1, 2)]).map(\.count) },
    OperatorCase("amb(_:)") { $0.amb(Observable.never()) },
    OperatorCase("amb(_:)", "list") { Observable.amb([$0, .never()]) },
  ]

  /// What runs sequences inside of a sequence.
  static let inner = [
    OperatorCase("flatMap(_:)") { $0.flatMap { Observable.of($0, $0) } },
    OperatorCase("concatMap(_:)") { $0.concatMap { Observable.just($0) } },
    OperatorCase("flatMapFirst(_:)") { $0.flatMapFirst { Observable.just($0) } },
    OperatorCase("flatMapLatest(_:)") { $0.flatMapLatest { Observable.just($0) } },
    OperatorCase("switchLatest()") { $0.map { Observable.just($0) }.switchLatest() },
    OperatorCase("merge()") { $0.map { Observable.just($0) }.merge() },
    OperatorCase("merge(maxConcurrent:)") { $0.map { Observable.just($0) }.merge(maxConcurrent: 2) },
    OperatorCase("concat()") { $0.map { Observable.just($0) }.concat() },
    OperatorCase("groupBy(keySelector:)") { $0.groupBy { $0 % 2 }.flatMap { $0 } },
    OperatorCase("window(timeSpan:count:scheduler:)") {
      $0.window(timeSpan: .seconds(1), count: 9, scheduler: VirtualTimeScheduler()).merge()
    },
    OperatorCase("buffer(timeSpan:count:scheduler:)") {
      $0.buffer(timeSpan: .seconds(1), count: 9, scheduler: VirtualTimeScheduler()).map(\.count)
    },
  ]
}
