import RxCore
import Testing

@Suite struct SkipWhileTests {
  @Test func picture() {
    #expect(draw("-a-b-a-|") { sources, _ in sources[0].skip(while: { $0 == "a" }) } == "---b-a-|")
  }
}
