import RxCore
import Testing

@Suite struct WithLatestFromTests {
  @Test func picture() {
    let drawing = draw("-a--b--c-|", "--1--2----") { sources, _ in
      sources[0].withLatestFrom(sources[1]) { $0 + $1 }
    }
    #expect(drawing == "----[b1]--[c2]-|")
  }

  @Test func theSecondAlone() {
    #expect(
      draw("-a--b--c-|", "--1--2----") { sources, _ in sources[0].withLatestFrom(sources[1]) } == "----1--2-|"
    )
  }
}
