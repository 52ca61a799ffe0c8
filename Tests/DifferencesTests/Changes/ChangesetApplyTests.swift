@testable import Differences
import Testing

@Suite struct ChangesetApplyTests {
  /// Many seeds in one case, so that a report stays short; a failure names its seed.
  @Test(arguments: 0..<32)
  func applyingTheChangesGivesTheNewModel(batch: Int) throws {
    for seed in UInt64(batch * 1000)..<UInt64(batch * 1000 + 1000) {
      let models = RandomModels(seed: seed)
      // Checked wholly and not: the two must not differ but in what they notice of duplicates.
      let limit = seed.isMultiple(of: 2) ? 16_384 : 0
      let changes = try differences(from: models.old, to: models.new, checkedWholly: limit)
      try expectAFit(changes, models, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<16)
  func applyingTheChangesOfLongModelsGivesTheNewModel(batch: Int) throws {
    for seed in UInt64(batch * 20)..<UInt64(batch * 20 + 20) {
      let models = RandomModels(seed: seed, sections: 4, rows: 400)
      let changes = try differences(from: models.old, to: models.new, checkedWholly: 0)
      try expectAFit(changes, models, "seed \(seed), long")
    }
  }

  @Test func rowsThatStayAreTheOldOnes() throws {
    let old = [Section("S", "a b c")]
    var new = [Section("S", "a x c")]
    for row in new[0].items.indices { new[0].items[row].origin = 1 }
    new[0].items[2].content = 7
    let result = try #require(try differences(from: old, to: new).applied(to: old, new: new))
    #expect(result[0].items.map(\.origin) == [0, 1, 1])
  }

  @Test func changesOfOtherModelsAreRefused() throws {
    let old = [Section("S", "a b c"), Section("T", "d")]
    let changes = try differences(from: old, to: [Section("S", "c a"), Section("U", "x d")])
    #expect(
      changes.applied(to: [Section("S", "a b")], new: [Section("S", "c a"), Section("U", "x d")]) == nil)
    #expect(changes.applied(to: old, new: [Section("S", "c a")]) == nil)
    #expect(changes.applied(to: old, new: [Section("S", "c a x"), Section("U", "d")]) == nil)
    #expect(changes.applied(to: [Section](), new: []) == nil)
  }

  private func expectAFit(_ changes: Changeset, _ models: RandomModels, _ seed: Comment) throws {
    let (old, new) = (models.old, models.new)
    let result = try #require(changes.applied(to: old, new: new), seed)
    guard result == new else {
      Issue.record("\(seed): \(old) to \(new) gave \(result) by \(changes)")
      return
    }
    // What was not named as inserted or updated came from the old model.
    let fresh = Set(changes.insertedItems).union(changes.updatedItems.map(\.to))
    for (section, model) in result.enumerated() where !changes.insertedSections.contains(section) {
      for (row, item) in model.items.enumerated() {
        let path = IndexPath(row: row, section: section)
        if (item.origin == 1) != fresh.contains(path) { Issue.record("\(seed): \(path) by \(changes)") }
      }
    }
    #expect(isAscending(changes), seed)
    #expect(changes.movedItems.count == fewestMoves(old, new), seed)
    #expect(changes.isEmpty == (old == new), seed)
  }

  private func isAscending(_ changes: Changeset) -> Bool {
    func ascend<Value: Comparable>(_ values: some Sequence<Value>) -> Bool {
      zip(values, values.dropFirst()).allSatisfy(<)
    }
    return ascend(changes.deletedSections) && ascend(changes.insertedSections) && ascend(changes.deletedItems)
      && ascend(changes.insertedItems) && ascend(changes.movedSections.map(\.to))
      && ascend(changes.updatedSections.map(\.to)) && ascend(changes.movedItems.map(\.to))
      && ascend(changes.updatedItems.map(\.to))
  }

  /// The rows that have to move, counted without any of what is under test.
  private func fewestMoves(_ old: [Section], _ new: [Section]) -> Int {
    var place: [String: (section: String, row: Int)] = [:]
    for section in old {
      for (row, item) in section.items.enumerated() { place[item.identity] = (section.identity, row) }
    }
    var moves = 0
    for section in new {
      let origins = section.items.compactMap { place[$0.identity] }
      let own = origins.filter { $0.section == section.identity }.map(\.row)
      var longest: [Int] = []
      for (index, row) in own.enumerated() {
        longest.append(1 + (zip(own, longest).prefix(index).filter { $0.0 < row }.map(\.1).max() ?? 0))
      }
      moves += origins.count - (longest.max() ?? 0)
    }
    return moves
  }
}
