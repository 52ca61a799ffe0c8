import RxCore
import Testing

@Suite struct StartWithTests {
  @Test func picture() {
    #expect(draw("-a-|") { sources, _ in sources[0].startWith("x", "y") } == "(xy)a-|")
  }
}
