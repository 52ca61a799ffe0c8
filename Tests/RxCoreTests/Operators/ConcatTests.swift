import RxCore
import Testing

@Suite struct ConcatTests {
  @Test func oneAfterAnother() {
    let marbles = Marbles()
    let drawing = marbles.draw(marbles.cold("-a-|").concat(marbles.cold("-b-|")), frames: 9)
    #expect(drawing == "-a--b-|")
  }

  @Test func aFailureEndsIt() {
    let marbles = Marbles()
    let drawing = marbles.draw(Observable.concat(marbles.cold("-a-#"), marbles.cold("-b-|")), frames: 9)
    #expect(drawing == "-a-#")
  }

  @Test func aHundredThousandThatEndAtOnceDoNotRecurse() {
    let recorder = Recorder<Int>()
    let sources = (0..<100_000).lazy.map { Observable.just($0) }
    _ = Observable.concat(sources).reduce(0) { $0 &+ $1 }.subscribe(recorder)
    #expect(recorder.values == [4_999_950_000])
  }
}
