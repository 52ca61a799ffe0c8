import RxCore
import Testing

@Suite struct AmbTests {
  @Test(arguments: [
    ("--a-b-|", "-x-y-|-", "-x-y-|"),
    ("-|-----", "--x-|--", "-|"),
    ("--a-|--", "-#-----", "-#"),
  ]) func theFirstToSpeakWins(_ left: String, _ right: String, _ expected: String) {
    #expect(draw(left, right) { sources, _ in sources[0].amb(sources[1]) } == expected)
  }

  @Test func theOthersAreDisposed() {
    let loser = Probe<Int>()
    let recorder = Recorder<Int>()
    _ = Observable.amb([loser.asObservable(), .just(1)]).subscribe(recorder)
    #expect(recorder.values == [1])
    #expect(!loser.isActive)
  }
}
