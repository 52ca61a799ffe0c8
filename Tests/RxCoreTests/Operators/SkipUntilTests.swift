import RxCore
import Testing

@Suite struct SkipUntilTests {
  @Test(arguments: [("-a-b-c-|", "----x---", "-----c-|"), ("-a-b-c-|", "--------", "-------|")])
  func picture(_ source: String, _ other: String, _ expected: String) {
    #expect(draw(source, other) { sources, _ in sources[0].skip(until: sources[1]) } == expected)
  }
}
