import RxCore
import Testing

@Suite struct FilterTests {
  @Test func picture() {
    #expect(draw("-a-b-a-|") { sources, _ in sources[0].filter { $0 == "a" } } == "-a---a-|")
  }

  @Test func anErrorThrownEndsIt() {
    #expect(draw("-a-b-|") { sources, _ in sources[0].filter { _ in throw TestError.two } } == "-#")
  }
}
