import RxCore
import Testing

@Suite struct DelayTests {
  @Test(arguments: [("-ab-c|", "---ab-c|"), ("-ab-#", "---a#"), ("a-b", "--a-b---------")])
  func picture(_ source: String, _ expected: String) {
    #expect(draw(source, frames: 14) { $0[0].delay(.frames(2), scheduler: $1) } == expected)
  }

  @Test func theSubscription() {
    let marbles = Marbles()
    let drawing = marbles.draw(
      marbles.cold("-a-|").delaySubscription(.frames(3), scheduler: marbles.scheduler), frames: 12)
    #expect(drawing == "----a-|")
  }
}
