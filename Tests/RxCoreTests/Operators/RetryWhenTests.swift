import RxCore
import Testing

@Suite struct RetryWhenTests {
  @Test func whenTheTriggerSpeaks() {
    let marbles = Marbles()
    let drawing = marbles.draw(
      marbles.cold("-a-#").retry { errors in errors.delay(.frames(2), scheduler: marbles.scheduler) },
      frames: 14)
    #expect(drawing == "-a----a----a--")
  }

  @Test func endsWithTheTrigger() {
    let marbles = Marbles()
    #expect(marbles.draw(marbles.cold("-a-#").retry { $0.take(1) }, frames: 14) == "-a-|")
  }

  @Test func failsWithTheTrigger() {
    let marbles = Marbles()
    let drawing = marbles.draw(
      marbles.cold("-a-#").retry { errors in errors.flatMap { Observable<Int>.error($0) } }, frames: 14)
    #expect(drawing == "-a-#")
  }
}
