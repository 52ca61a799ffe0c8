import FormlineTesting
import Lists
import RxCore
import TerminalIO
import Testing
import Views

/// How changes are shown (S17).
@Suite struct AnimationTests {
  private let fade = AnimationConfiguration(insert: .fade, reload: .fade, delete: .fade)

  /// Each row's text with its colour behind it.
  private func picture(_ frame: Frame) -> [String] {
    frame.lines.map { line in
      let color: [Color: String] = [.green: " green", .yellow: " yellow", .red: " red"]
      let text = Frame(lines: [line]).picture
      return text + (line.spans.last?.style.foreground.flatMap { color[$0] } ?? "")
    }
  }

  /// What stands on the screen after a change, at these times from it.
  private func pictures(
    _ bench: AnimatedBench, _ keys: [Keystroke], at times: [Int] = [0, 299, 300]
  ) throws -> [[String]] {
    var pictures: [[String]] = []
    var now = 0
    let looks = times.flatMap { time -> [Keystroke] in
      defer { now = time }
      return [bench.wait(.milliseconds(time - now)), bench.bench.look { pictures.append(picture($0)) }]
    }
    try bench.bench.play(keys + looks)
    return pictures
  }

  @Test func aRowThatComesIsTintedForAMoment() throws {
    let bench = AnimatedBench(rows: [1, 2], fade, height: 4)
    let tinted = ["› row 1", "  row 9 green", "  row 2", ""]
    #expect(
      try pictures(bench, [bench.become([1, 9, 2])]) == [
        tinted, tinted, ["› row 1", "  row 9", "  row 2", ""],
      ])
  }

  @Test func aRowThatChangesIsTintedForAMoment() throws {
    let bench = AnimatedBench(rows: [1, 2], fade, height: 3)
    let change = Keystroke.perform {
      bench.model.accept([Part(model: "A", items: [Item(1), Item(2, "other")])])
    }
    let tinted = ["› row 1", "  other yellow", ""]
    #expect(try pictures(bench, [change]) == [tinted, tinted, ["› row 1", "  other", ""]])
  }

  @Test func aRowThatGoesStandsThereForAMoment() throws {
    let bench = AnimatedBench(rows: [1, 2, 3], fade, height: 4)
    let ghost = ["› row 1", "  row 2 red", "  row 3", ""]
    #expect(
      try pictures(bench, [bench.become([1, 3])]) == [ghost, ghost, ["› row 1", "  row 3", "", ""]])
  }

  @Test func theFirstAndTheLastRowStandWhereTheyWere() throws {
    let bench = AnimatedBench(rows: [1, 2, 3], fade, height: 4)
    #expect(
      try pictures(bench, [.down, bench.become([2])], at: [0]) == [
        ["  row 1 red", "› row 2", "  row 3 red", ""]
      ])
    let all = AnimatedBench(rows: [1, 2], fade, height: 4)
    all.list.emptyView = Label("nothing")
    #expect(
      try pictures(all, [all.become([])], at: [0, 300]) == [
        ["  row 1 red", "  row 2 red", "", ""], ["nothing", "", "", ""],
      ])
  }

  @Test func aSectionThatGoesStandsThereWithItsHeader() throws {
    let bench = AnimatedBench(
      [Part(model: "A", items: [Item(1)]), Part(model: "B", items: [Item(2)])], fade, rows: 4)
    let gone = Keystroke.perform { bench.model.accept([bench.model.value[1]]) }
    #expect(
      try pictures(bench, [.down, gone], at: [0, 300]) == [
        ["A red", "  row 1 red", "B", "› row 2"], ["B", "› row 2", "", ""],
      ])
  }

  @Test func atTheEndOfALongListTheViewFollowsWhenTheGhostIsGone() throws {
    let bench = AnimatedBench(rows: Array(0..<10), fade, height: 3)
    #expect(
      try pictures(bench, [.end, .up, bench.become(Array(0..<9))], at: [0, 300]) == [
        ["  row 7", "› row 8", "  row 9 red"], ["  row 6", "  row 7", "› row 8"],
      ])
  }

  @Test func nothingJumpsWhenRowsAboveTheCursorGo() throws {
    let bench = AnimatedBench(rows: Array(0..<10), fade, height: 4)
    let down: [Keystroke] = Array(repeating: .down, count: 6)
    #expect(
      try pictures(bench, down + [bench.become([0, 1, 2, 5, 6, 7, 8, 9])], at: [0, 300]) == [
        ["  row 3 red", "  row 4 red", "  row 5", "› row 6"], ["  row 5", "› row 6", "  row 7", "  row 8"],
      ])
  }

  @Test func ghostsStandWhereTheyWereThoughRowsAboveTheViewGoToo() throws {
    let bench = AnimatedBench(rows: Array(0..<20), fade, height: 3)
    let down: [Keystroke] = Array(repeating: .down, count: 10)
    #expect(
      try pictures(bench, down + [bench.become(Array(2..<9) + Array(10..<20))], at: [0, 300]) == [
        ["  row 8", "  row 9 red", "› row 10"], ["  row 8", "› row 10", "  row 11"],
      ])
  }

  @Test func whatScrollsOrResizesEndsTheGhosts() throws {
    let bench = AnimatedBench(rows: Array(0..<10), fade, height: 3)
    let rest = bench.become([0, 2, 3, 4, 5, 6])
    #expect(
      try pictures(bench, [rest, bench.bench.look { _ in }, .wheel(1)], at: [0]) == [
        ["  row 4", "  row 5", "  row 6"]
      ])
    let low = AnimatedBench(rows: Array(0..<12), fade, height: 3)
    let lower = [.wheel(2), low.become(Array(0..<8) + [9, 10, 11]), low.bench.look { _ in }, .wheel(1)]
    #expect(try pictures(low, lower, at: [0]) == [["  row 9", "  row 10", "  row 11"]])
    let wide = AnimatedBench(rows: [1, 2, 3], fade, height: 3)
    let keys = [wide.become([1, 3]), wide.bench.look { _ in }, wide.bench.resize(columns: 12, rows: 3)]
    #expect(try pictures(wide, keys, at: [0]) == [["› row 1", "  row 3", ""]])
  }

  @Test func aTintOutlivesAResize() throws {
    let bench = AnimatedBench(rows: [1, 2], fade, height: 4)
    let keys = [bench.become([1, 9, 2]), bench.bench.look { _ in }, bench.bench.resize(columns: 7, rows: 3)]
    #expect(
      try pictures(bench, keys, at: [0, 300]) == [
        ["› row 1", "  row 9 green", "  row 2"], ["› row 1", "  row 9", "  row 2"],
      ])
  }

  @Test func aChangeDuringAnAnimationIsShownAtOnceAndEachTintEndsInItsTime() throws {
    let bench = AnimatedBench(rows: [1, 2, 3], fade, height: 5)
    let keys = [bench.become([1, 9, 3]), bench.wait(.milliseconds(200)), bench.become([8, 1, 9])]
    #expect(
      try pictures(bench, keys, at: [0, 99, 100, 299, 300]) == [
        ["  row 8 green", "› row 1", "  row 9 green", "  row 3 red", ""],
        ["  row 8 green", "› row 1", "  row 9 green", "  row 3 red", ""],
        ["  row 8 green", "› row 1", "  row 9", "  row 3 red", ""],
        ["  row 8 green", "› row 1", "  row 9", "  row 3 red", ""],
        ["  row 8", "› row 1", "  row 9", "", ""],
      ])
  }

  @Test func aReloadEndsAllAnimations() throws {
    let bench = AnimatedBench(rows: [1, 2, 3], fade, height: 4)
    let keys = [bench.become([1, 9, 2]), .perform { bench.list.reloadData() }]
    #expect(try pictures(bench, keys, at: [0]) == [["› row 1", "  row 9", "  row 2", ""]])
  }

  @Test func automaticIsForChangesOfAFewRows() throws {
    let bench = AnimatedBench(rows: [1, 2, 3, 4], AnimationConfiguration(), height: 6)
    #expect(
      try pictures(bench, [bench.become([1, 3, 4, 5])], at: [0])
        == [["› row 1", "  row 2 red", "  row 3", "  row 4", "  row 5 green", ""]])
    let other = AnimatedBench(rows: [1, 2, 3, 4], AnimationConfiguration(), height: 6)
    #expect(
      try pictures(other, [other.become([7, 8, 9, 4])], at: [0]) == [
        ["  row 7", "  row 8", "  row 9", "› row 4", "", ""]
      ])
  }

  @Test(arguments: [true, false])
  func nothingMovesWhereThatIsNotWanted(isReduced: Bool) throws {
    let bench = AnimatedBench(
      rows: [1, 2, 3], isReduced ? fade : .none, height: 4, motion: isReduced ? .reduced : .full)
    #expect(
      try pictures(bench, [bench.become([1, 9, 3])], at: [0]) == [["› row 1", "  row 9", "  row 3", ""]])
  }

  @Test func aClickBesideAGhostHitsTheRowThatStandsThere() throws {
    let bench = AnimatedBench(rows: [1, 2, 3], fade, height: 4)
    var selected: [Item] = []
    bench.list.rx.modelSelected(Item.self).subscribe(onNext: { selected.append($0) }).disposed(
      by: bench.bench.bag)
    var taps = 0
    let tap = Keystroke.perform {
      _ = bench.list.cellForRow(at: IndexPath(row: 1, section: 0))?.rx.tap.subscribe(onNext: { taps += 1 })
    }
    let clicks: [Keystroke] = [
      .click(row: 1, column: 3), .perform { #expect(selected == []) }, .click(row: 2, column: 3),
    ]
    try bench.bench.play([bench.become([1, 3])] + clicks + [tap, .click(row: 2, column: 3)])
    #expect(selected == [Item(3)])
    #expect(taps == 1)
  }
}
