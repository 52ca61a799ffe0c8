import RxCore
import Testing

@Suite struct MergeTests {
  @Test(arguments: [
    ("-a--b--|", "--x--y|-", "-ax-by-|"),
    ("-a--#---", "--x--y|-", "-ax-#"),
    ("-|", "--x|", "--x|"),
  ]) func picture(_ left: String, _ right: String, _ expected: String) {
    #expect(draw(left, right) { sources, _ in Observable.merge(sources) } == expected)
  }

  @Test func noneIsTheEnd() {
    let recorder = Recorder<Int>()
    _ = Observable<Int>.merge([]).subscribe(recorder)
    #expect(recorder.isCompleted)
  }

  @Test func innerSequences() {
    let marbles = Marbles()
    let inner = ["a": marbles.cold("-1-2|"), "b": marbles.cold("-3-4|")]
    let source = marbles.hot("-a-b|").map { inner[$0] ?? .empty() }
    #expect(marbles.draw(source.merge(), frames: 12) == "--1-(23)-4|")
  }

  @Test func atMostOneAtATime() {
    let marbles = Marbles()
    let inner = ["a": marbles.cold("-1-2|"), "b": marbles.cold("-3-4|")]
    let source = marbles.hot("ab|").map { inner[$0] ?? .empty() }
    #expect(marbles.draw(source.merge(maxConcurrent: 1), frames: 12) == "-1-2-3-4|")
  }

  @Test func aHundredThousandThatWaitDoNotRecurse() {
    let gate = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    let inner = [gate.asObservable()] + (0..<100_000).map { Observable.just($0) }
    _ = Observable.from(inner).merge(maxConcurrent: 1).reduce(0) { $0 &+ $1 }.subscribe(recorder)
    gate.onCompleted()
    #expect(recorder.values == [4_999_950_000])
  }
}
