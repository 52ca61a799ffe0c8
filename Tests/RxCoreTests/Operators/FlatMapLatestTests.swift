import RxCore
import Testing

@Suite struct FlatMapLatestTests {
  @Test func leavesTheOneBefore() {
    let marbles = Marbles()
    let drawing = marbles.draw(
      marbles.hot("a-b----|").flatMapLatest { value in marbles.cold("-x-y|").map { value + $0 } }, frames: 12)
    #expect(drawing == "-[ax]-[bx]-[by]-|")
  }

  @Test func endsWithTheLastInner() {
    let marbles = Marbles()
    let drawing = marbles.draw(marbles.hot("a|").flatMapLatest { _ in marbles.cold("--x|") }, frames: 12)
    #expect(drawing == "--x|")
  }

  @Test func disposesTheOneBeforeBeforeTheNextBegins() {
    let first = Probe<Int>()
    let second = Probe<Int>()
    let relay = BehaviorRelay(value: 1)
    let subscription = relay.flatMapLatest { $0 == 1 ? first.asObservable() : second.asObservable() }
      .subscribe(onNext: { _ in })
    #expect(first.isActive)
    relay.accept(2)
    #expect(!first.isActive)
    #expect(second.isActive)
    subscription.dispose()
    #expect(!second.isActive)
  }

  @Test func switchLatestFollowsTheNewest() {
    let left = BehaviorRelay(value: 1)
    let right = BehaviorRelay(value: 10)
    let choice = BehaviorRelay(value: left)
    let recorder = Recorder<Int>()
    _ = choice.switchLatest().subscribe(recorder)
    left.accept(2)
    choice.accept(right)
    left.accept(3)
    right.accept(11)
    #expect(recorder.values == [1, 2, 10, 11])
  }
}
