import RxCore
import Testing

/// The operators of the traits that never fail give what those of an observable give, and a trait of the same kind.
@Suite struct UnfailingOperatorsTests {
  private typealias Chain = (Driver<Int>) -> Driver<Int>

  private func values(_ chain: Chain) -> [Int] {
    var seen: [Int] = []
    _ = chain(.from([1, 2, 2, 3])).drive(onNext: { seen.append($0) })
    return seen
  }

  @Test func transforms() {
    #expect(values { $0.map { $0 * 2 } } == [2, 4, 4, 6])
    #expect(values { $0.compactMap { $0 > 1 ? $0 : nil } } == [2, 2, 3])
    #expect(values { $0.scan(0) { $0 + $1 } } == [1, 3, 5, 8])
    #expect(values { $0.scan(into: 0) { $0 += $1 } } == [1, 3, 5, 8])
    #expect(values { $0.enumerated().map { $0.index * $0.element } } == [0, 2, 4, 9])
    #expect(values { $0.pairwise().map { $0.1 - $0.0 } } == [1, 0, 1])
  }

  @Test func choices() {
    #expect(values { $0.filter { $0 != 2 } } == [1, 3])
    #expect(values { $0.distinctUntilChanged() } == [1, 2, 3])
    #expect(values { $0.distinctUntilChanged { $0 / 2 } } == [1, 2])
    #expect(values { $0.distinctUntilChanged { $0 == $1 } } == [1, 2, 3])
    #expect(values { $0.distinctUntilChanged(at: \.self) } == [1, 2, 3])
    #expect(values { $0.take(2) } == [1, 2])
    #expect(values { $0.take(while: { $0 < 3 }) } == [1, 2, 2])
    #expect(values { $0.take(until: { $0 == 2 }, behavior: .inclusive) } == [1, 2])
    #expect(values { $0.take(until: .just(0)) } == [])
    #expect(values { $0.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 }) } == [1, 2, 3])
    #expect(values { $0.takeLast(2) } == [2, 3])
    #expect(values { $0.skip(1) } == [2, 2, 3])
    #expect(values { $0.skip(while: { $0 < 3 }) } == [3])
    #expect(values { $0.skip(until: .just(0)) } == [1, 2, 2, 3])
  }

  @Test func joins() {
    #expect(values { $0.startWith(0) } == [0, 1, 2, 2, 3])
    #expect(values { $0.concat(.just(9)) } == [1, 2, 2, 3, 9])
    #expect(values { $0.flatMap { .of($0, 0) } } == [1, 0, 2, 0, 2, 0, 3, 0])
    #expect(values { $0.concatMap { .of($0, 0) } } == [1, 0, 2, 0, 2, 0, 3, 0])
    #expect(values { $0.flatMapLatest { .just($0) } } == [1, 2, 2, 3])
    #expect(values { $0.flatMapFirst { .just($0) } } == [1, 2, 2, 3])
    #expect(values { $0.withLatestFrom(.just(7)) } == [7, 7, 7, 7])
    #expect(values { $0.withLatestFrom(.just(7)) { $0 + $1 } } == [8, 9, 9, 10])
    #expect(values { $0.amb(.never()) } == [1, 2, 2, 3])
    #expect(values { $0.filter { _ in false }.ifEmpty(default: 5) } == [5])
    #expect(values { Driver.merge([$0, .just(4)]) } == [1, 2, 2, 3, 4])
    #expect(values { Driver.merge($0, .just(4)) } == [1, 2, 2, 3, 4])
    #expect(values { Driver.concat($0, .just(4)) } == [1, 2, 2, 3, 4])
    #expect(values { Driver.zip($0, .of(10, 20)) { $0 + $1 } } == [11, 22])
    #expect(values { Driver.combineLatest(.just(10), $0) { $0 + $1 } } == [11, 12, 12, 13])
    #expect(values { Driver.combineLatest([.just(10), $0]).map { $0[0] + $0[1] } } == [11, 12, 12, 13])
    #expect(values { Driver.combineLatest([.just(10), $0]) { (all: [Int]) in all[1] } } == [1, 2, 2, 3])
    #expect(values { Driver.concat([$0, .just(4)]) } == [1, 2, 2, 3, 4])
  }

  @Test func time() {
    let marbles = Marbles()
    let source = marbles.hot("-ab--c---|").asDriver(onErrorJustReturn: "")
    let debounced = source.debounce(.frames(2), scheduler: marbles.scheduler)
    #expect(marbles.draw(debounced.asObservable(), frames: 10) == "----b--c-|")
    let short = Marbles()
    let begun = short.hot("-ab--c---|").asDriver(onErrorJustReturn: "")
    #expect(
      short.draw(begun.take(for: .frames(3), scheduler: short.scheduler).asObservable(), frames: 9) == "-ab|")
    let ticks = Marbles()
    let ticking = Driver<Int>.interval(.frames(2), scheduler: ticks.scheduler)
    #expect(ticks.draw(ticking.asObservable(), frames: 7) == "--0-1-2")
  }
}
