import RxCore
import Testing

@Suite struct IfEmptyTests {
  @Test(arguments: [("-a-|", "-a-|"), ("---|", "---(x|)"), ("---#", "---#")])
  func aValue(_ source: String, _ expected: String) {
    #expect(draw(source) { sources, _ in sources[0].ifEmpty(default: "x") } == expected)
  }

  @Test func anotherSequence() {
    let marbles = Marbles()
    let drawing = marbles.draw(marbles.hot("--|").ifEmpty(switchTo: marbles.cold("-b-|")), frames: 9)
    #expect(drawing == "---b-|")
  }
}
