import Differences
import Testing

@Suite struct DifferencesTests {
  @Test func nothingChanged() throws {
    let model = [Section("S", "a b"), Section("T", "")]
    let changes = try differences(from: model, to: model)
    #expect(changes.isEmpty)
    #expect(try differences(from: [Section](), to: []).isEmpty)
  }

  @Test func rowsThatGoAreNamedByTheOldModelAndRowsThatComeByTheNew() throws {
    let changes = try differences(from: [Section("S", "a b c d")], to: [Section("S", "x a c y d")])
    #expect(changes.deletedItems.map(\.description) == ["0.1"])
    #expect(changes.insertedItems.map(\.description) == ["0.0", "0.3"])
    #expect(changes.movedItems.isEmpty && changes.updatedItems.isEmpty)
  }

  @Test func theFirstOfTenThousandMovedToTheEndIsOneMove() throws {
    let rows = (0..<10_000).map { Row(identity: "\($0)") }
    let old = [Section(model: Head(identity: "S"), items: rows)]
    let new = [Section(model: Head(identity: "S"), items: Array(rows.dropFirst()) + [rows[0]])]
    let changes = try differences(from: old, to: new)
    #expect(changes.movedItems.map(\.description) == ["0.0→0.9999"])
    #expect(changes.deletedItems.isEmpty && changes.insertedItems.isEmpty && changes.updatedItems.isEmpty)
  }

  @Test func theLastMovedToTheFrontIsOneMove() throws {
    let changes = try differences(from: [Section("S", "a b c d")], to: [Section("S", "d a b c")])
    #expect(changes.movedItems.map(\.description) == ["0.3→0.0"])
  }

  @Test func rowsMoveBetweenSectionsAndChangeAtOnce() throws {
    let old = [Section("S", "a b"), Section("T", "c")]
    var new = [Section("S", "b"), Section("T", "c a")]
    new[1].items[1].content = 9
    let changes = try differences(from: old, to: new)
    #expect(changes.movedItems.map(\.description) == ["0.0→1.1"])
    #expect(changes.updatedItems.map(\.description) == ["0.0→1.1"])
  }

  @Test func aSectionMovesWithItsRowsWhileItsHeaderAndARowChange() throws {
    let old = [Section("S", "a b"), Section("T", "c"), Section("U", "d")]
    var new = [Section("U", "d"), Section("S", "a b"), Section("T", "c")]
    new[0].model.title = 1
    new[0].items[0].content = 1
    let changes = try differences(from: old, to: new)
    #expect(changes.movedSections.map(\.description) == ["2→0"])
    #expect(changes.updatedSections.map(\.description) == ["2→0"])
    #expect(changes.updatedItems.map(\.description) == ["2.0→0.0"])
    #expect(changes.movedItems.isEmpty)
  }

  @Test func rowsOfDeletedAndInsertedSectionsAreNamedOnlyIfTheyMove() throws {
    let changes = try differences(
      from: [Section("S", "a b"), Section("T", "c d")], to: [Section("T", "c a"), Section("U", "x d")])
    #expect(changes.deletedSections == [0] && changes.insertedSections == [1])
    #expect(changes.movedItems.map(\.description) == ["0.0→0.1", "1.1→1.1"])
    #expect(changes.deletedItems.isEmpty && changes.insertedItems.isEmpty)
  }

  @Test func aMillionDeletedRowsAreOneRun() throws {
    let old = [AnimatableSectionModel(model: "S", items: Array(0..<1_000_000))]
    let changes = try differences(from: old, to: [AnimatableSectionModel(model: "S", items: [])])
    #expect(changes.deletedItems.runs == [IndexPathSet.Run(section: 0, rows: 0..<1_000_000)])
  }

  @Test func reversingIsNotQuadratic() throws {
    let rows = Array(0..<200_000)
    let changes = try differences(
      from: [AnimatableSectionModel(model: "S", items: rows)],
      to: [AnimatableSectionModel(model: "S", items: rows.reversed())])
    #expect(changes.movedItems.count == 199_999)
  }

  @Test func namesInAnotherCanonicalFormAreTheSameName() throws {
    let changes = try differences(
      from: [Section("S", "e\u{301} 👩‍👩‍👧 x")], to: [Section("S", "👩‍👩‍👧 é x")])
    #expect(changes.movedItems.count == 1)
    #expect(changes.deletedItems.isEmpty && changes.insertedItems.isEmpty && changes.updatedItems.isEmpty)
  }
}
