import RxCore
import Testing

@Suite struct SkipForTests {
  @Test func picture() {
    #expect(draw("-a-b-c-|") { $0[0].skip(.frames(4), scheduler: $1) } == "-----c-|")
  }
}
