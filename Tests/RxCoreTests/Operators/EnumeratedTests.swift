import RxCore
import Testing

@Suite struct EnumeratedTests {
  @Test func picture() {
    #expect(draw("-a-b-|") { sources, _ in sources[0].enumerated().map { "\($0.index)" } } == "-0-1-|")
  }
}
