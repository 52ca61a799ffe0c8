@testable import Differences
import TestSupport
import Testing

/// A row that counts how often it was looked at.
private final class WatchedRow: IdentifiableType, Equatable {
  private(set) var looks = 0
  private let number: Int

  init(_ number: Int) { self.number = number }

  var identity: Int {
    looks += 1
    return number
  }

  static func == (left: WatchedRow, right: WatchedRow) -> Bool { left.number == right.number }
}

@Suite struct MatchingWalkTests {
  @Test func anArrayThatWasNotChangedIsNotLookedAt() throws {
    let rows = (0..<10).map(WatchedRow.init)
    let other = rows + [WatchedRow(10)]
    let old = [AnimatableSectionModel(model: 0, items: rows), AnimatableSectionModel(model: 1, items: [])]
    var new = old
    #expect(try differences(from: old, to: new, checkedWholly: 0).isEmpty)
    #expect(rows.allSatisfy { $0.looks == 0 })
    new[0].items = other
    #expect(try differences(from: old, to: new, checkedWholly: 0).insertedItems.map(\.row) == [10])
    #expect(rows.allSatisfy { $0.looks > 0 })
  }

  /// The walk's looks at rows stay within a few a row, whatever stands in them.
  @Test(arguments: ["shuffled", "block", "replaced", "reversed"])
  func theWalkIsLinear(kind: String) {
    let count = 20_000
    var generator = SplitMix(seed: 5)
    let old = (0..<count).map(WatchedRow.init)
    let numbers =
      switch kind {
      case "shuffled": (0..<count).shuffled(using: &generator)
      case "block": Array(0..<100) + Array(5_000..<count - 7_000) + Array(count - 100..<count)
      case "replaced": (0..<count).map { $0 % 3 == 0 ? $0 : $0 + count }
      default: Array((0..<count).reversed())
      }
    let new = numbers.map(WatchedRow.init)
    var matching = Matching(oldSections: [0])
    matching.walk(old, at: 0, new, at: 0, differ: { _, _ in false })
    let looks = (old + new).reduce(0) { $0 + $1.looks }
    #expect(looks < 20 * count)
  }

  @Test func rowsThatWereTakenOutInBlocksAreFoundWithoutHashing() {
    let old = Array(0..<20_000)
    let new = old.filter { !(1_000..<1_500).contains($0) && !(9_000..<9_003).contains($0) && $0 != 15_000 }
    var matching = Matching(oldSections: [0])
    matching.walk(old, at: 0, new, at: 0, differ: !=)
    #expect(matching.newGaps.reduce(0) { $0 + $1.rows.count } < 12)
  }
}
