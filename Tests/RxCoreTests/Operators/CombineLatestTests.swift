import RxCore
import Testing

@Suite struct CombineLatestTests {
  @Test func saysTheLatestOfEach() {
    let name = PublishRelay<String>()
    let age = PublishRelay<Int>()
    let recorder = Recorder<String>()
    let subscription = Observable.combineLatest(name, age) { "\($0) \($1)" }.subscribe(recorder)
    name.accept("a")
    #expect(recorder.values == [])
    age.accept(1)
    name.accept("b")
    #expect(recorder.values == ["a 1", "b 1"])
    subscription.dispose()
    age.accept(2)
    #expect(recorder.values == ["a 1", "b 1"])
  }

  @Test func makesTuplesOfAnyArity() {
    var seen: [(Int, String, Bool)] = []
    _ = Observable.combineLatest(Observable.just(1), Observable.of("a", "b"), Observable.just(true))
      .subscribe(onNext: { seen.append($0) })
    #expect(seen.map(\.0) == [1])
    #expect(seen.map(\.1) == ["b"])
    #expect(seen.map(\.2) == [true])
  }

  @Test func combinesDriversIntoADriver() {
    let left = BehaviorRelay(value: 1)
    let right = Variable(2)
    var seen: [Int] = []
    let sum: Driver<Int> = Driver.combineLatest(left.asDriver(), right.asDriver()) { $0 + $1 }
    _ = sum.drive(onNext: { seen.append($0) })
    left.accept(10)
    right.value = 20
    #expect(seen == [3, 12, 30])
  }

  @Test func combinesACollection() {
    let relays = (0..<3).map { BehaviorRelay(value: $0) }
    let recorder = Recorder<[Int]>()
    _ = Observable.combineLatest(relays).subscribe(recorder)
    relays[1].accept(9)
    #expect(recorder.values == [[0, 1, 2], [0, 9, 2]])
  }

  @Test func endsWhenAllHaveEnded() {
    let recorder = Recorder<Int>()
    _ = Observable.combineLatest(Observable.of(1, 2), Observable.of(10)) { $0 + $1 }.subscribe(recorder)
    #expect(recorder.values == [12])
    #expect(recorder.isCompleted)
  }

  @Test(arguments: [("-|--------", "--a-b|----", "--|"), ("-a|-------", "--1-2|----", "--[a1]-[a2]|")])
  func endsWhenNothingMoreCanCome(_ left: String, _ right: String, _ expected: String) {
    #expect(
      draw(left, right) { sources, _ in Observable.combineLatest(sources[0], sources[1]) { $0 + $1 } }
        == expected)
  }
}
