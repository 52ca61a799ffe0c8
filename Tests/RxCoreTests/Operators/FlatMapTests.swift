import RxCore
import Testing

@Suite struct FlatMapTests {
  @Test func sideBySide() {
    let marbles = Marbles()
    let drawing = marbles.draw(
      marbles.hot("a-b|").flatMap { value in marbles.cold("-x--y|").map { value + $0 } }, frames: 12)
    #expect(drawing == "-[ax]-[bx][ay]-[by]|")
  }

  @Test func anErrorThrownEndsIt() {
    let drawing = draw("-a-|") { sources, _ in
      sources[0].flatMap { _ throws -> Observable<Int> in throw TestError.two }
    }
    #expect(drawing == "-#")
  }

  @Test func concatMapWaits() {
    let marbles = Marbles()
    let drawing = marbles.draw(
      marbles.hot("a-b|").concatMap { value in marbles.cold("-x-y|").map { value + $0 } }, frames: 12)
    #expect(drawing == "-[ax]-[ay]-[bx]-[by]|")
  }
}
