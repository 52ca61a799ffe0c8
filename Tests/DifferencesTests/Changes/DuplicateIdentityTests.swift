@testable import Differences
import TestSupport
import Testing

@Suite struct DuplicateIdentityTests {
  /// `/` parts sections; the words that say what is reported.
  static let models: [(old: String, new: String, words: String)] = [
    ("a b a", "a", "two rows of the old model have the identity “a”: 0.0 and 0.2"),
    ("a", "a / b c a", "two rows of the new model have the identity “a”: 0.0 and 1.2"),
    ("a b", "x y x", "two rows of the new model have the identity “x”: 0.0 and 0.2"),
    ("", "x / x", "two rows of the new model have the identity “x”: 0.0 and 1.0"),
    ("a b c", "c a b a", "two rows of the new model have the identity “a”: 0.1 and 0.3"),
    ("a b c b", "b c a", "two rows of the old model have the identity “b”: 0.1 and 0.3"),
    ("a b / c d e f a g", "a b / c d e f g", "two rows of the old model have the identity “a”: 0.0 and 1.4"),
    ("a b c", "b b a", "two rows of the new model have the identity “b”: 0.0 and 0.1"),
    ("é", "é e\u{301}", "two rows of the new model have the identity “é”: 0.0 and 0.1"),
    ("1 2 3 4 5", "9 8 7 6 5 1 2 3 4 5", "two rows of the new model have the identity “5”: 0.4 and 0.9"),
  ]

  @Test(arguments: models, [16_384, 0])
  func rowsAreReportedWithValueAndBothPositions(
    models: (old: String, new: String, words: String), limit: Int
  ) throws {
    let error = #expect(throws: DuplicateIdentity.self) {
      try differences(from: sections(models.old), to: sections(models.new), checkedWholly: limit)
    }
    #expect(error?.description == models.words)
  }

  @Test(arguments: [16_384, 0])
  func sectionsAreReportedToo(limit: Int) {
    let once = [Section("S", "a"), Section("T", "b")]
    let twice = once + [Section("S", "c")]
    #expect(throws: DuplicateIdentity.section(identity: "S", model: .new, first: 0, second: 2)) {
      try differences(from: once, to: twice, checkedWholly: limit)
    }
    #expect(throws: DuplicateIdentity.section(identity: "S", model: .old, first: 0, second: 2)) {
      try differences(from: twice, to: once, checkedWholly: limit)
    }
  }

  @Test func whatStandsInBothModelsIsReportedInModelsOfOrdinarySize() {
    #expect(throws: DuplicateIdentity.self) { try differences(from: sections("a a"), to: sections("a a")) }
    #expect(throws: DuplicateIdentity.self) { try differences(from: sections("a a"), to: []) }
  }

  @Test func theSentenceForSections() {
    let error = DuplicateIdentity.section(identity: "S", model: .old, first: 1, second: 4)
    #expect(error.description == "two sections of the old model have the identity “S”: 1 and 4")
  }

  /// Whatever is doubled where, there is an error and no crash; and where nothing is doubled there is none.
  @Test(arguments: 0..<32)
  func doublingAnyRowIsReported(batch: Int) throws {
    for seed in UInt64(batch * 250)..<UInt64(batch * 250 + 250) {
      let models = RandomModels(seed: seed)
      var (old, new) = (models.old, models.new)
      var generator = SplitMix(seed: seed ^ 0xabcdef)
      let isOld = Bool.random(using: &generator)
      guard isOld ? double(in: &old, &generator) : double(in: &new, &generator) else { continue }
      #expect(throws: DuplicateIdentity.self, "seed \(seed)") { try differences(from: old, to: new) }
      // Not checked wholly it may go unnoticed, but must not crash or lead to other rows than the new model's.
      if let changes = try? differences(from: old, to: new, checkedWholly: 0) {
        #expect(changes.applied(to: old, new: new) == new, "seed \(seed)")
      }
    }
  }

  private func double(in model: inout [Section], _ generator: inout SplitMix) -> Bool {
    guard let row = model.flatMap(\.items).randomElement(using: &generator) else { return false }
    let section = Int.random(in: model.indices, using: &generator)
    model[section].items.insert(row, at: Int.random(in: 0...model[section].items.count, using: &generator))
    return true
  }

  private func sections(_ words: String) -> [Section] {
    words.split(separator: "/", omittingEmptySubsequences: false).enumerated().map {
      Section("\($0)", String($1))
    }
  }
}
