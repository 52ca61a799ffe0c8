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

  /// A disposable that ends when `inner` should, and whether it calls itself disposed.
  struct Holder: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let hold: @Sendable (_ inner: any Disposable) -> (member: any Disposable, isDisposed: () -> Bool)
  }

  static let holders = [
    Holder(testDescription: "itself") { ($0, { true }) },
    Holder(testDescription: "SerialDisposable") {
      let place = SerialDisposable()
      place.disposable = $0
      return (place, { place.isDisposed })
    },
    Holder(testDescription: "SingleAssignmentDisposable") {
      let place = SingleAssignmentDisposable()
      place.setDisposable($0)
      return (place, { place.isDisposed })
    },
    Holder(testDescription: "CompositeDisposable") {
      let group = CompositeDisposable(disposables: [$0])
      return (group, { group.isDisposed })
    },
    Holder(testDescription: "Disposables.create") {
      let group = Disposables.create($0, Disposables.create {})
      return (group, { group.isDisposed })
    },
    Holder(testDescription: "RefCountDisposable") {
      let counted = RefCountDisposable(disposable: $0)
      return (counted, { counted.isDisposed })
    },
    Holder(testDescription: "the last dependent of a RefCountDisposable") {
      let counted = RefCountDisposable(disposable: $0)
      let dependent = counted.retain()
      counted.dispose()
      return (dependent, { counted.isDisposed })
    },
    Holder(testDescription: "a RefCountDisposable and its dependent") {
      let counted = RefCountDisposable(disposable: $0)
      return (Disposables.create(counted, counted.retain()), { counted.isDisposed })
    },
    Holder(testDescription: "one in the other") {
      let serial = SerialDisposable()
      serial.disposable = RefCountDisposable(disposable: CompositeDisposable(disposables: [$0]))
      return (Disposables.create([serial]), { serial.isDisposed })
    },
  ]

  @Test(arguments: holders) func norOneInsideAnother(_ holder: Holder) {
    let relay = PublishRelay<String>()
    var heard: [String] = []
    var wasMarked: [Bool] = []
    do {
      let bag = DisposeBag()
      let (member, isDisposed) = holder.hold(relay.subscribe(onNext: { heard.append($0) }))
      Disposables.create {
        relay.accept("first is gone")
        wasMarked.append(isDisposed())
      }.disposed(by: bag)
      member.disposed(by: bag)
      relay.accept("a")
    }
    relay.accept("all are gone")
    #expect(heard == ["a"])
    #expect(wasMarked == [true])
  }

  /// Nor does any stage of it, up to what others listen to, too.
  @Test func norDoTheStagesAboveIt() {
    let relay = PublishRelay<Int>()
    var effects: [Int] = []
    var others: [Int] = []
    let shared = relay.do(onNext: { effects.append($0) }).share()
    let alone = relay.do(onNext: { effects.append($0 * 10) })
    let groups = relay.groupBy { _ in 0 }
    do {
      let bag = DisposeBag()
      Disposables.create { relay.accept(2) }.disposed(by: bag)
      alone.map { $0 }.subscribe().disposed(by: bag)
      Observable.merge(alone, alone.take(5)).subscribe().disposed(by: bag)
      shared.subscribe().disposed(by: bag)
      _ = shared.subscribe(onNext: { others.append($0) })
      groups.subscribe(onNext: { _ = $0.subscribe(onNext: { others.append($0 * 100) }) }).disposed(by: bag)
      relay.accept(1)
    }
    #expect(effects == [10, 10, 10, 1, 2])
    #expect(others == [1, 100, 2, 200])
  }

  @Test func norAConnection() {
    let relay = PublishRelay<String>()
    let published = relay.publish()
    var heard: [String] = []
    do {
      let bag = DisposeBag()
      _ = published.subscribe(onNext: { heard.append($0) })
      Disposables.create { relay.accept("first is gone") }.disposed(by: bag)
      published.connect().disposed(by: bag)
      relay.accept("a")
    }
    #expect(heard == ["a"])
    // It can be connected again.
    _ = published.subscribe(onNext: { heard.append($0) })
    published.connect()
    relay.accept("b")
    #expect(heard == ["a", "b"])
  }

  @Test func norScheduledWork() {
    let scheduler = VirtualTimeScheduler()
    var ran: [String] = []
    do {
      let bag = DisposeBag()
      Disposables.create { scheduler.advanceBy(.seconds(5)) }.disposed(by: bag)
      for name in ["once", "followed"] {
        let work = scheduler.scheduleRelative((), dueTime: .seconds(1)) {
          ran.append(name)
          return Disposables.create()
        }
        work.disposed(by: bag)
      }
      scheduler.schedulePeriodic((), startAfter: .seconds(1), period: .seconds(1)) { ran.append("periodic") }
        .disposed(by: bag)
    }
    scheduler.advanceBy(.seconds(5))
    #expect(ran == [])
  }

  @Test func whatIsAddedToAMarkedMemberIsDisposedAtOnce() {
    let places = (SerialDisposable(), SingleAssignmentDisposable(), CompositeDisposable())
    let late = (0..<3).map { _ in BooleanDisposable() }
    do {
      let bag = DisposeBag()
      Disposables.create {
        places.0.disposable = late[0]
        places.1.setDisposable(late[1])
        #expect(places.2.insert(late[2]) == nil)
        #expect(late.filter(\.isDisposed).count == 3)
      }.disposed(by: bag)
      bag.insert(places.0, places.1, places.2)
    }
    #expect(late.filter(\.isDisposed).count == 3)
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
