import LeakCheck
import RxCore
import Testing

/// A view model as users write one: it dies when nobody holds it, whatever it is bound to.
@Suite struct ViewModelTests {
  private final class ViewModel {
    let account = Variable("")
    let name = BehaviorRelay(value: "")
    let saves = PublishRelay<Void>()
    let scheduler = VirtualTimeScheduler()
    let bag = DisposeBag()
    private(set) var log: [String] = []

    lazy var problem: Driver<String?> = account.asDriver().map { $0.isEmpty ? "empty" : nil }
    lazy var canSave: Driver<Bool> = Driver.combineLatest(problem, name.asDriver()) {
      $0 == nil && !$1.isEmpty
    }

    init() {
      account.debounce(.milliseconds(300), scheduler: scheduler).distinctUntilChanged()
        .subscribe(with: self, onNext: { $0.log.append($1) }).disposed(by: bag)
      canSave.drive(with: self, onNext: { $0.log.append("\($1)") }).disposed(by: bag)
      saves.withLatestFrom(canSave.asObservable()).filter { $0 }
        .flatMapLatest { [weak self] _ in self?.save() ?? .empty() }
        .bind(with: self) { $0.log.append("saved \($1)") }.disposed(by: bag)
    }

    func save() -> Observable<String> {
      Observable<Int>.timer(.seconds(1), scheduler: scheduler).withLatestFrom(account) { $1 }
    }
  }

  @Test func worksAndDies() {
    assertDeallocated {
      let model = tracked(ViewModel())
      tracked(model.account)
      tracked(model.name)
      tracked(model.scheduler)
      model.account.value = "taro"
      model.name.accept("Taro")
      model.saves.accept(())
      model.scheduler.start()
      #expect(model.log == ["false", "false", "true", "taro", "saved taro"])
    }
  }

  @Test func diesInTheMiddleOfItsWork() {
    assertDeallocated {
      let model = ViewModel()
      model.account.value = "taro"
      model.name.accept("Taro")
      model.saves.accept(())
      return model
    }
  }
}
