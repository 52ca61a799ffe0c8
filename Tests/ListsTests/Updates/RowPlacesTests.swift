import Differences
import TestSupport
import Testing

@testable import Lists

@Suite struct RowPlacesTests {
  @Test(arguments: 0..<500)
  func everyRowIsFoundWhereItsIdentityStands(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let old = [Part].random(using: &random)
    let new = [Part].random(from: old, using: &random)
    let changes = try differences(from: old, to: new)
    var now: [Int: IndexPath] = [:]
    for (section, part) in new.enumerated() {
      for (row, item) in part.items.enumerated() {
        now[item.identity] = IndexPath(row: row, section: section)
      }
    }
    let paths = old.indices.flatMap { section in
      old[section].items.indices.map { IndexPath(row: $0, section: section) }
    }
    let wanted = paths.filter { _ in Bool.random(using: &random) }
    let places = RowPlaces(wanted, after: changes, sectionCount: old.count)
    for path in wanted { #expect(places[path] == now[old[path].identity]) }
    for (section, part) in old.enumerated() {
      #expect(places.section(section) == new.firstIndex { $0.model == part.model })
    }
    for (path, item) in now.values.map({ ($0, new[$0]) }) {
      let before = paths.first { old[$0].identity == item.identity }
      #expect(changes.inserts(path) == (before == nil))
      #expect(changes.updates(path) == (before.map { old[$0] != item } ?? false))
    }
  }

  @Test func theNeighbourOfARowThatIsGoneIsTheNextThatStayed() throws {
    func places(_ rows: [Int], _ now: [Int]) throws -> RowPlaces {
      let old = [Part(model: "A", items: rows.map { Item($0) }), Part(model: "B", items: [Item(100)])]
      let new = [Part(model: "A", items: now.map { Item($0) }), Part(model: "B", items: [Item(100)])]
      return RowPlaces(
        rows.indices.map { IndexPath(row: $0, section: 0) },
        after: try differences(from: old, to: new), sectionCount: 2)
    }
    #expect(try places([1, 2, 3], [1, 3]).nearest(to: IndexPath(row: 1, section: 0)).row == 1)
    #expect(try places([1, 2, 3], [9, 1, 8, 3]).nearest(to: IndexPath(row: 1, section: 0)).row == 3)
    #expect(try places([1, 2, 3, 4], [4]).nearest(to: IndexPath(row: 0, section: 0)).row == 0)
    #expect(try places([1, 2, 3], [1, 2]).nearest(to: IndexPath(row: 2, section: 0)).row == 2)
  }

  @Test func theNeighbourOfASectionThatIsGoneIsTheNextSection() throws {
    let old = ["A", "B", "C"].map { Part(model: $0, items: []) }
    let changes = try differences(from: old, to: [old[2]])
    let places = RowPlaces([], after: changes, sectionCount: 3)
    #expect(places.nearest(to: IndexPath(row: 4, section: 0)) == IndexPath(row: 0, section: 0))
    let none = RowPlaces([], after: try differences(from: old, to: [old[0]]), sectionCount: 3)
    #expect(none.nearest(to: IndexPath(row: 4, section: 2)) == IndexPath(row: .max, section: 0))
  }
}
