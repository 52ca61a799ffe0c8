import RxCore
import Testing

@Suite struct PairwiseTests {
  @Test func picture() {
    #expect(draw("-a-b-c-|") { sources, _ in sources[0].pairwise().map { $0.0 + $0.1 } } == "---[ab]-[bc]-|")
  }
}
