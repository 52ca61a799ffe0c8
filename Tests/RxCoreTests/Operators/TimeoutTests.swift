import RxCore
import Testing

@Suite struct TimeoutTests {
  @Test(arguments: [("-a-b-----|", "-a-b--#"), ("-a-b-|", "-a-b-|"), ("------a|", "---#")])
  func failsWhenItIsSilent(_ source: String, _ expected: String) {
    #expect(draw(source) { $0[0].timeout(.frames(3), scheduler: $1) } == expected)
  }

  @Test func orGoesOnWithAnother() {
    let marbles = Marbles()
    let drawing = marbles.draw(
      marbles.hot("-a------b").timeout(.frames(3), other: marbles.cold("-x|"), scheduler: marbles.scheduler),
      frames: 12)
    #expect(drawing == "-a---x|")
  }
}
