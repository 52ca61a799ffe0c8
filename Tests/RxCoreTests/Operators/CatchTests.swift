import RxCore
import Testing

@Suite struct CatchTests {
  @Test func goesOnWithAnother() {
    let marbles = Marbles()
    let drawing = marbles.draw(marbles.hot("-a-#").catch { _ in marbles.cold("-b-|") }, frames: 12)
    #expect(drawing == "-a--b-|")
  }

  @Test func aHandlerThatThrowsFails() {
    #expect(draw("-a-#") { sources, _ in sources[0].catch { _ in throw TestError.two } } == "-a-#")
  }

  @Test func justAValue() {
    #expect(draw("-a-#") { sources, _ in sources[0].catchAndReturn("x") } == "-a-(x|)")
  }

  @Test func theFirstOfAListThatDoesNotFail() {
    let marbles = Marbles()
    let sources = [marbles.cold("-a-#"), marbles.cold("-b-#"), marbles.cold("-c-|"), marbles.cold("-d-|")]
    #expect(marbles.draw(Observable.catch(sequence: sources), frames: 12) == "-a--b--c-|")
  }
}
