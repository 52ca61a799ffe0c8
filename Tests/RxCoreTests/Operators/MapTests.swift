import RxCore
import Testing

@Suite struct MapTests {
  @Test func picture() {
    #expect(draw("-a-b-|") { sources, _ in sources[0].map { $0 + $0 } } == "-[aa]-[bb]-|")
  }

  @Test func anErrorThrownEndsIt() {
    let drawing = draw("-a-b-|") { sources, _ in
      sources[0].map { value throws -> String in if value == "b" { throw TestError.two } else { value } }
    }
    #expect(drawing == "-a-#")
  }
}
