import RxCore
import Testing

@Suite struct TakeUntilTests {
  @Test(arguments: [
    ("-a-b-c-|", "----x--", "-a-b|"),
    ("-a-b-|--", "-------x", "-a-b-|"),
    ("-a-b-c-|", "--|-----", "-a-b-c-|"),
    ("-a-b-c-|", "--#-----", "-a#"),
    ("-a-b-#--", "--------", "-a-b-#"),
  ]) func picture(_ source: String, _ other: String, _ expected: String) {
    #expect(draw(source, other) { sources, _ in sources[0].take(until: sources[1]) } == expected)
  }
}
