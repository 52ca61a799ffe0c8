import RxCore
import Testing

@Suite struct DebugTests {
  @Test func passesEventsUnchanged() {
    #expect(draw("-a-|") { sources, _ in sources[0].debug("marbles", trimOutput: true) } == "-a-|")
  }
}
