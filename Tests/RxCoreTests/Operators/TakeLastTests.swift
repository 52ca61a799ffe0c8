import RxCore
import Testing

@Suite struct TakeLastTests {
  @Test(arguments: [(0, "-------|"), (1, "-------(c|)"), (2, "-------(bc|)"), (9, "-------(abc|)")])
  func picture(_ count: Int, _ expected: String) {
    #expect(draw("-a-b-c-|") { sources, _ in sources[0].takeLast(count) } == expected)
  }
}
