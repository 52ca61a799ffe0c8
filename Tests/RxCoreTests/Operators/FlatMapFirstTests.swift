import RxCore
import Testing

@Suite struct FlatMapFirstTests {
  @Test func dropsWhileItRuns() {
    let marbles = Marbles()
    let drawing = marbles.draw(
      marbles.hot("a-b--c|").flatMapFirst { value in marbles.cold("-x-y|").map { value + $0 } }, frames: 12)
    #expect(drawing == "-[ax]-[ay]--[cx]-[cy]|")
  }
}
