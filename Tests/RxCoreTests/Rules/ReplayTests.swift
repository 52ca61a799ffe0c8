import RxCore
import Testing

/// A replay buffer holds values, never their owners.
@Suite struct ReplayTests {
  private final class Owner {
    let relay = BehaviorRelay(value: 0)
    lazy var shared = relay.map { $0 + 1 }.share(replay: 1, scope: .whileConnected)
    lazy var driver = relay.asDriver().map { $0 + 1 }
    let bag = DisposeBag()
    var seen: [Int] = []

    func follow() {
      shared.subscribe(with: self, onNext: { $0.seen.append($1) }).disposed(by: bag)
      driver.drive(with: self, onNext: { $0.seen.append($1) }).disposed(by: bag)
    }
  }

  @Test func keepsNoOwnerAlive() {
    weak var watched: Owner?
    do {
      let owner = Owner()
      watched = owner
      owner.follow()
      owner.relay.accept(1)
      #expect(owner.seen == [1, 1, 2, 2])
    }
    #expect(watched == nil)
  }
}
