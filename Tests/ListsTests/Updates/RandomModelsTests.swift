import FormlineTesting
import RxCore
import TestSupport
import TerminalIO
import Testing
import Views

@testable import Lists

/// Whatever came before, a list looks as if it had never shown anything else.
@Suite struct RandomModelsTests {
  @Test(arguments: 0..<90)
  func theFrameIsThatOfAFreshList(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let animations: [RowAnimation] = [.none, .fade, .automatic]
    let animation = AnimationConfiguration(
      insert: animations[seed % 3], reload: animations[seed / 3 % 3], delete: animations[seed / 9 % 3])
    let first = [Part].random(using: &random)
    let bench = AnimatedBench(first, animation, columns: 16, rows: Int.random(in: 1...12, using: &random))
    if seed.isMultiple(of: 3) {
      bench.list.rowHeight = .automatic
      // What is not measured yet is guessed, by each list from what it saw.
      bench.list.showsIndicator = false
    }
    bench.list.allowsMultipleSelection = true
    var keys: [Keystroke] = []
    var model = first
    for _ in 0..<8 {
      model = .random(from: model, using: &random)
      let moves: [Keystroke] = [.down, .up, " ", .pageDown, .pageUp, .wheel(1), .wheel(-1), .end, .home]
      keys += (0..<Int.random(in: 0...3, using: &random)).map { _ in
        moves.randomElement(using: &random) ?? .up
      }
      keys.append(.perform { [model] in bench.model.accept(model) })
      if Bool.random(using: &random) { keys.append(bench.wait(.milliseconds(200))) }
      keys += [bench.wait(AnimationConfiguration.duration), check(bench, model)]
    }
    try bench.bench.play(keys)
  }

  /// Compares the frame with that of a list that shows the model for the first time.
  private func check(_ bench: AnimatedBench, _ model: [Part]) -> Keystroke {
    bench.bench.look { frame in
      let list = bench.list
      let fresh = AnimatedBench(model, columns: 16, rows: list.height ?? 0)
      fresh.list.rowHeight = list.rowHeight
      fresh.list.showsIndicator = list.showsIndicator
      fresh.list.allowsMultipleSelection = true
      let copy = Keystroke.perform {
        fresh.list.focusedIndexPath = list.focusedIndexPath
        for row in list.indexPathsForSelectedRows { fresh.list.selectRow(at: row) }
        if let top = list.layout.part(at: list.contentOffset) {
          fresh.list.measure(around: top.part)
          let row = fresh.list.layout.rows(of: top.part).lowerBound + list.contentOffset - top.rows.lowerBound
          fresh.list.contentOffset = fresh.list.settle(row..<row + (list.height ?? 0)).lowerBound
        }
      }
      var expected = Frame()
      #expect(throws: Never.self) { try fresh.bench.play([copy, fresh.bench.look { expected = $0 }]) }
      #expect(frame == expected)
      #expect(Set(list.visibleCells.map(ObjectIdentifier.init)).count == list.visibleCells.count)
      #expect(list.focusedIndexPath != nil || model.allSatisfy(\.items.isEmpty))
    }
  }
}
