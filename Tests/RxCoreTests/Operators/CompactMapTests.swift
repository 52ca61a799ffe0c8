import RxCore
import Testing

@Suite struct CompactMapTests {
  @Test func leavesOutNil() {
    #expect(draw("-1-x-3-|") { sources, _ in sources[0].compactMap { Int($0) } } == "-1---3-|")
  }

  @Test func anErrorThrownEndsIt() {
    let drawing = draw("-a-b-|") { sources, _ in
      sources[0].compactMap { value throws -> String? in throw TestError.two }
    }
    #expect(drawing == "-#")
  }
}
