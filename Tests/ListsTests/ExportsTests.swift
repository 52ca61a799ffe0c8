import Lists
import Testing

@Suite struct ExportsTests {
  @Test func aListsUserHasIndexPaths() {
    #expect(IndexPath(row: 3, section: 0).item == 3)
  }
}
