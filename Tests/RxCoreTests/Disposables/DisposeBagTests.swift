import RxCore
import Testing

@Suite struct DisposeBagTests {
  @Test func disposesWhenItDies() {
    let first = BooleanDisposable()
    var second = false
    do {
      let bag = DisposeBag()
      first.disposed(by: bag)
      Disposables.create { second = true }.disposed(by: bag)
      #expect(!first.isDisposed)
    }
    #expect(first.isDisposed)
    #expect(second)
  }

  @Test func noMemberHearsOfAnotherWhileItIsTakenDown() {
    let relay = PublishRelay<String>()
    var heard: [String] = []
    do {
      let bag = DisposeBag()
      relay.subscribe(onNext: { _ in }, onDisposed: { relay.accept("first is gone") }).disposed(by: bag)
      relay.subscribe(onNext: { heard.append($0) }).disposed(by: bag)
      relay.accept("a")
    }
    #expect(heard == ["a"])
  }

  @Test func norOneInsideAnother() {
    let relay = PublishRelay<String>()
    var heard: [String] = []
    let places = (SerialDisposable(), SingleAssignmentDisposable(), CompositeDisposable())
    do {
      let bag = DisposeBag()
      relay.subscribe(onNext: { _ in }, onDisposed: { relay.accept("first is gone") }).disposed(by: bag)
      places.0.disposable = relay.subscribe(onNext: { heard.append($0) })
      places.1.setDisposable(relay.subscribe(onNext: { heard.append($0) }))
      _ = places.2.insert(relay.subscribe(onNext: { heard.append($0) }))
      bag.insert(places.0, places.1, places.2)
    }
    #expect(heard == [])
  }

  @Test func takesABlock() {
    let disposables = (0..<5).map { _ in BooleanDisposable() }
    let isNeeded = true
    do {
      let bag = DisposeBag {
        disposables[0]
        if isNeeded { disposables[1] }
      }
      bag.insert {
        disposables[2]
        for disposable in disposables[3...] { disposable }
      }
    }
    #expect(disposables.filter(\.isDisposed).count == 5)
  }

  @Test func takesAList() {
    let disposables = (0..<4).map { _ in BooleanDisposable() }
    do {
      let bag = DisposeBag(disposing: disposables[0])
      bag.insert(disposables[1], disposables[2])
      bag.insert([disposables[3]])
    }
    #expect(disposables.filter(\.isDisposed).count == 4)
  }
}
