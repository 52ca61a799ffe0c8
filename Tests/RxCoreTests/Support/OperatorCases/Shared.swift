import RxCore

extension OperatorCase {
  /// What runs its source once for all.
  static let shared = [
    OperatorCase("share(replay:scope:)", "0") { $0.share() },
    OperatorCase("share(replay:scope:)", "1") { $0.share(replay: 1) },
    OperatorCase("share(replay:scope:)", "2") { $0.share(replay: 2) },
    OperatorCase("share(replay:scope:)", "0, forever") { $0.share(scope: .forever) },
    OperatorCase("share(replay:scope:)", "1, forever") { $0.share(replay: 1, scope: .forever) },
    OperatorCase("publish()") { $0.publish().refCount() },
    OperatorCase("replay(_:)") { $0.replay(2).refCount() },
    OperatorCase("replayAll()") { $0.replayAll().refCount() },
    OperatorCase("refCount()") { $0.multicast(PublishSubject()).refCount() },
    OperatorCase("multicast(_:)") { $0.multicast(PublishSubject()).refCount() },
    OperatorCase("multicast(makeSubject:)") { $0.multicast { PublishSubject() }.refCount() },
    OperatorCase("multicast(_:selector:)", life: .livesOn) {
      $0.multicast({ PublishSubject<Int>() }) { $0.map { $0 } }
    },
  ]
}
