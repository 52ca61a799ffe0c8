import RxCore
import Testing

@Suite struct IgnoreElementsTests {
  @Test func picture() {
    #expect(draw("-a-b-|") { sources, _ in sources[0].ignoreElements().map { never -> Int in } } == "-----|")
  }
}
