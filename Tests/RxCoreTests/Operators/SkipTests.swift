import RxCore
import Testing

@Suite struct SkipTests {
  @Test(arguments: [(0, "-a-b-c-|"), (2, "-----c-|"), (9, "-------|")])
  func picture(_ count: Int, _ expected: String) {
    #expect(draw("-a-b-c-|") { sources, _ in sources[0].skip(count) } == expected)
  }
}
