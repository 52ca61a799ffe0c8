import RxCore
import Testing

@Suite struct TakeForTests {
  @Test func picture() {
    #expect(draw("-a-b-c-|") { $0[0].take(for: .frames(4), scheduler: $1) } == "-a-b|")
  }
}
