import RxCore

extension OperatorCase {
  /// What needs a scheduler.
  static let times = [
    OperatorCase("debounce(_:scheduler:)") { $0.debounce(.seconds(1), scheduler: VirtualTimeScheduler()) },
    OperatorCase("throttle(_:latest:scheduler:)", completion: .nothing) {
      $0.throttle(.seconds(1), scheduler: VirtualTimeScheduler())
    },
    OperatorCase("delay(_:scheduler:)", completion: .nothing, life: .livesOn) {
      $0.delay(.seconds(1), scheduler: VirtualTimeScheduler())
    },
    OperatorCase("delaySubscription(_:scheduler:)") {
      $0.delaySubscription(.seconds(1), scheduler: AtOnce())
    },
    OperatorCase("timeout(_:scheduler:)", life: .livesOn) {
      $0.timeout(.seconds(1), scheduler: VirtualTimeScheduler())
    },
    OperatorCase("timeout(_:other:scheduler:)", life: .livesOn) {
      $0.timeout(.seconds(1), other: Observable.just(1), scheduler: VirtualTimeScheduler())
    },
    OperatorCase("take(for:scheduler:)", life: .livesOn) {
      $0.take(for: .seconds(1), scheduler: VirtualTimeScheduler())
    },
    OperatorCase("skip(_:scheduler:)", life: .livesOn) {
      $0.skip(.seconds(1), scheduler: VirtualTimeScheduler())
    },
    OperatorCase("observe(on:)") { $0.observe(on: AtOnce()) },
    OperatorCase("subscribe(on:)") { $0.subscribe(on: AtOnce()) },
  ]
}
