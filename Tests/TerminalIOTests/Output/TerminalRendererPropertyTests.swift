import TestSupport
import Testing

@testable import TerminalIO

/// Random frames on a model of a terminal, compared cell by cell.
@Suite struct TerminalRendererPropertyTests {
  static let pool: [String] = [
    "a", "b", " ", "  ", "name", "日", "本語", "é", "e\u{301}", "\u{301}", "👨‍👩‍👧", "❤️", "😀", "ｱ",
    "\u{1B}", "\u{202E}", "가",
  ]
  static let styles: [Style] = [
    .plain, .plain, Style(foreground: .red), Style(attributes: [.bold, .underline]),
    Style(foreground: .rgb(1, 2, 3), background: .palette(99)),
  ]

  static func line(_ random: inout SplitMix) -> Line {
    Line(
      (0..<Int.random(in: 0...3, using: &random)).map { _ in
        let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
          pool.randomElement(using: &random) ?? ""
        }
        return Span(text.joined(), styles.randomElement(using: &random) ?? .plain)
      })
  }

  /// Another frame, or the one before with few changes.
  static func next(_ frame: Frame, _ random: inout SplitMix) -> Frame {
    var frame = frame
    if Int.random(in: 0..<8, using: &random) == 0 {
      frame.lines = (0..<Int.random(in: 0...7, using: &random)).map { _ in line(&random) }
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) where !frame.lines.isEmpty {
      let index = Int.random(in: 0..<frame.lines.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: frame.lines[index] = line(&random)
      case 1: frame.lines[index].spans.append(Span(pool.randomElement(using: &random) ?? ""))
      case 2: if !frame.lines[index].spans.isEmpty { frame.lines[index].spans[0].text.append("x") }
      default:
        if !frame.lines[index].spans.isEmpty { _ = frame.lines[index].spans[0].text.popLast() }
      }
    }
    frame.cursor =
      Int.random(in: 0..<5, using: &random) == 0
      ? nil
      : Frame.Position(
        row: Int.random(in: 0...max(0, frame.lines.count), using: &random),
        column: Int.random(in: 0...210, using: &random))
    if let row = frame.cursor?.row, row < frame.lines.count, Bool.random(using: &random) {
      frame.cursor?.column = displayWidth(of: escaped(frame.lines[row].text))
    }
    return frame
  }

  static func check(_ bench: RendererBench, _ frame: Frame, _ window: Range<Int>, _ context: String) {
    #expect(bench.screen.faults == [], "\(context)")
    for (offset, row) in window.enumerated() {
      let line = row < frame.lines.count ? frame.lines[row] : Line()
      let shown = bench.screen.cells(ofRow: bench.firstRow + offset)
      if shown != bench.cells(of: line) {
        Issue.record(
          "\(context), row \(row): \(bench.screen.text(ofRow: bench.firstRow + offset)) for \(line)")
      }
    }
    for row in bench.screen.rows.indices.dropFirst(bench.firstRow + window.count) {
      #expect(bench.screen.text(ofRow: row) == "", "\(context), row \(row) below the frame")
    }
    #expect(bench.screen.showsCursor == (frame.cursor != nil), "\(context)")
    if let cursor = frame.cursor {
      #expect(bench.screen.row - bench.firstRow == cursor.row - window.lowerBound, "\(context)")
      #expect(bench.screen.column == min(cursor.column, bench.screen.columns - 1), "\(context)")
    }
  }

  @Test func everyFrameStandsAsItIs() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    for columns in 1...200 {
      let rows = Int.random(in: 1...9, using: &random)
      let depth: ColorDepth = [.none, .ansi16, .trueColor].randomElement(using: &random) ?? .none
      let bench = RendererBench(columns: columns, rows: rows, depth: depth, before: "$\r\n")
      var frame = Frame()
      var window = FrameWindow()
      for step in 0..<25 {
        frame = Self.next(frame, &random)
        bench.render(frame)
        let count = max(frame.lines.count, frame.cursor.map { $0.row + 1 } ?? 0)
        let shown = window.follow(frame.cursor?.row, frameRows: count, screenRows: rows)
        Self.check(bench, frame, shown, "seed \(seed), columns \(columns), step \(step)")
        // Ahead of a frame that comes, or of one that is another.
        while Int.random(in: 0..<2, using: &random) == 0, bench.echo("x") {
          #expect(bench.sent.contains(UInt8(ascii: "x")), "seed \(seed), columns \(columns), step \(step)")
        }
        if Int.random(in: 0..<20, using: &random) == 0 {
          bench.finish()
          window = FrameWindow()
          frame = Frame()
        }
      }
      #expect(bench.screen.text(ofRow: 0) == "$", "seed \(seed), columns \(columns)")
    }
  }

  @Test func everyFrameStandsAsItIsAfterAResize() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    for columns in 1...200 {
      let bench = RendererBench(columns: columns, rows: 2000, before: "$\r\n")
      var frame = Frame()
      for step in 0..<10 {
        repeat { frame = Self.next(frame, &random) } while frame.cursor == nil
        bench.render(frame)
        // A cursor beyond the text has no cell to stay with.
        if let cursor = frame.cursor {
          frame.cursor?.column = min(
            cursor.column,
            displayWidth(
              of: escaped(cursor.row < frame.lines.count ? frame.lines[cursor.row].text : "")),
            bench.screen.columns - 1)
          bench.render(frame)
        }
        bench.resize(columns: Int.random(in: 2...200, using: &random), rows: 2000)
        bench.render(frame)
        let count = max(frame.lines.count, frame.cursor.map { $0.row + 1 } ?? 0)
        Self.check(bench, frame, 0..<count, "seed \(seed), columns \(columns), step \(step)")
        #expect(bench.screen.text(ofRow: 0) == "$")
      }
    }
  }
}
