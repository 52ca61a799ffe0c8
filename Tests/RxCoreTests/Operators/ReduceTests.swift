import RxCore
import Testing

@Suite struct ReduceTests {
  @Test func saysTheTotalAtTheEnd() {
    #expect(draw("-1-2-3-|") { sources, _ in sources[0].reduce(0) { $0 + (Int($1) ?? 0) } } == "-------(6|)")
  }

  @Test func mapsTheTotal() {
    let drawing = draw("-1-2-|") { sources, _ in
      sources[0].reduce(0, accumulator: { $0 + (Int($1) ?? 0) }, mapResult: { $0 * 3 })
    }
    #expect(drawing == "-----(9|)")
  }
}
