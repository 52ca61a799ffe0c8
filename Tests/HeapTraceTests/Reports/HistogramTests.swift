import HeapTrace
import TestSupport
import Testing

@Suite(.inOwnProcess, .whereHeapsAreSeen) struct HistogramTests {
  @Test func itCountsTheProgramsObjectsByType() throws {
    let rows = (0..<25).map { _ in CountedRow() }
    let counts = try Heap.histogram()
    #expect(counts["CountedRow"] == 25)
    #expect(counts["__StringStorage"] == nil)
    withExtendedLifetime(rows) {}
  }
}

private final class CountedRow { var title = "a title that does not fit into a small string" }
