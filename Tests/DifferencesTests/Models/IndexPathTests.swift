import Differences
import Testing

@Suite struct IndexPathTests {
  @Test func pathsAreOrderedFromTheTop() {
    let paths = [IndexPath(row: 0, section: 1), IndexPath(row: 2, section: 0), IndexPath(row: 1, section: 0)]
    #expect(paths.sorted().map(\.description) == ["0.1", "0.2", "1.0"])
  }
}
