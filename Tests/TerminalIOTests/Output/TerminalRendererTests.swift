import Testing

@testable import TerminalIO

@Suite struct TerminalRendererTests {
  static func frame(_ lines: String..., cursor: (Int, Int)? = (0, 0)) -> Frame {
    Frame(
      lines: lines.map { Line($0) }, cursor: cursor.map { Frame.Position(row: $0.0, column: $0.1) })
  }

  @Test func showsAFrameBelowWhatIsThere() {
    let bench = RendererBench(before: "$ accounts add\r\n")
    bench.render(Self.frame("Name: Ann", "Role: reader", cursor: (0, 9)))
    #expect(bench.screen.text(ofRow: 0) == "$ accounts add")
    #expect(bench.shown(2) == ["Name: Ann", "Role: reader"])
    #expect(bench.screen.row == 1)
    #expect(bench.screen.column == 9)
    #expect(bench.screen.showsCursor)
    #expect(bench.screen.faults == [])
  }

  @Test func oneKeyWritesOneCharacter() {
    let bench = RendererBench()
    bench.render(Self.frame("Name: An", "Role: reader", cursor: (0, 8)))
    bench.render(Self.frame("Name: Ann", "Role: reader", cursor: (0, 9)))
    #expect(bench.sentText == "n")
    bench.render(Self.frame("Name: An", "Role: reader", cursor: (0, 8)))
    #expect(bench.sentText == "\u{1B}[D\u{1B}[K")
    #expect(bench.shown(2) == ["Name: An", "Role: reader"])
  }

  @Test func anEqualFrameWritesNothing() {
    let bench = RendererBench()
    bench.render(Self.frame("a", "b"))
    bench.render(Self.frame("a", "b"))
    #expect(bench.sent == [])
  }

  @Test func onlyTheCursorMoves() {
    let bench = RendererBench()
    bench.render(Self.frame("abc", "b", cursor: (0, 0)))
    bench.render(Self.frame("abc", "b", cursor: (0, 3)))
    #expect(bench.sentText == "\u{1B}[3C")
    bench.render(Self.frame("abc", "b", cursor: (1, 1)))
    #expect(bench.sentText == "\r\n\u{1B}[C")
    bench.render(Self.frame("abc", "b", cursor: (0, 1)))
    #expect(bench.sentText == "\u{1B}[A")
  }

  @Test func theCursorIsHiddenWhileSeveralRowsArePainted() {
    let bench = RendererBench()
    bench.render(Self.frame("a", "b"))
    bench.render(Self.frame("x", "y"))
    #expect(bench.sentText == "\u{1B}[?25lx\r\ny\u{1B}[A\r\u{1B}[?25h")
  }

  @Test func aFrameWithoutACursorHidesIt() {
    let bench = RendererBench()
    bench.render(Self.frame("a", cursor: nil))
    #expect(!bench.screen.showsCursor)
    bench.render(Self.frame("b", cursor: nil))
    #expect(!bench.screen.showsCursor)
    bench.finish()
    #expect(bench.screen.showsCursor)
  }

  @Test func stylesAreSentAndReset() {
    let bench = RendererBench(depth: .ansi16)
    let line = Line([Span("a"), Span("b", Style(foreground: .red, attributes: .bold)), Span("c")])
    bench.render(Frame(lines: [line], cursor: .init(row: 0, column: 0)))
    #expect(bench.sentText == "\r\u{1B}[Ja\u{1B}[0;1;31mb\u{1B}[mc\r")
  }

  @Test func controlsAreShownAndNeverSent() {
    let bench = RendererBench(columns: 30)
    bench.render(Self.frame("a\u{1B}[2Jb\u{9B}\u{202E}", cursor: nil))
    #expect(bench.shown(1) == ["a^[[2Jb\\u{9B}\\u{202E}"])
  }

  @Test func aFullRowDoesNotWrap() {
    let bench = RendererBench(columns: 4)
    bench.render(Self.frame("abcdef", "日本語", cursor: (1, 9)))
    #expect(bench.shown(2) == ["abcd", "日本"])
    #expect(bench.screen.column == 3)
    bench.render(Self.frame("abcd", "a日本", cursor: (0, 0)))
    #expect(bench.shown(2) == ["abcd", "a日"])
    #expect(bench.screen.faults == [])
  }

  @Test func aTallFrameShowsThePartWithTheCursor() {
    let bench = RendererBench(rows: 3)
    bench.render(Self.frame("0", "1", "2", "3", "4", cursor: (0, 0)))
    #expect(bench.shown(3) == ["0", "1", "2"])
    bench.render(Self.frame("0", "1", "2", "3", "4", cursor: (3, 0)))
    #expect(bench.shown(3) == ["1", "2", "3"])
    bench.render(Self.frame("0", "1", "2", "3", "4", cursor: (2, 0)))
    #expect(bench.shown(3) == ["1", "2", "3"])
    bench.render(Self.frame("0", "1", cursor: (1, 0)))
    #expect(bench.shown(3) == ["0", "1", ""])
    #expect(bench.screen.faults == [])
  }

  @Test func finishLeavesTheFrameAndStartsAfresh() {
    let bench = RendererBench()
    bench.render(Self.frame("a", "b"))
    bench.finish()
    #expect(bench.screen.row == 2)
    #expect(bench.screen.column == 0)
    bench.render(Self.frame("c"))
    #expect((0..<3).map { bench.screen.text(ofRow: $0) } == ["a", "b", "c"])
    bench.finish()
    bench.finish()
    #expect(bench.sent == [])
  }

  @Test func eraseTakesTheFrameAway() {
    let bench = RendererBench(before: "before\r\n")
    bench.render(Self.frame("a", "b", cursor: nil))
    bench.renderer.erase()
    bench.take()
    #expect(bench.screen.rows.count == 2)
    #expect(bench.shown(1) == [""])
    #expect(bench.screen.row == 1)
    #expect(bench.screen.showsCursor)
  }

  @Test func aResizeIsPaintedAnewInPlace() {
    let bench = RendererBench(columns: 20, before: "$\r\n")
    let frame = Self.frame("Name: Ann Example", "Role: reader", cursor: (1, 12))
    bench.render(frame)
    #expect(!bench.renderer.needsRender)
    bench.resize(columns: 8, rows: 10)
    #expect(bench.renderer.needsRender)
    #expect(bench.renderer.size == TerminalSize(columns: 8, rows: 10))
    bench.render(frame)
    #expect(bench.shown(2) == ["Name: An", "Role: re"])
    #expect(bench.screen.text(ofRow: 0) == "$")
    #expect(bench.screen.rows.count == 3)
    #expect(!bench.renderer.needsRender)
  }

  @Test func whatWasSuspendedIsPaintedBelow() {
    let bench = RendererBench()
    let frame = Self.frame("a", "b", cursor: nil)
    bench.render(frame)
    bench.renderer.suspend()
    bench.take()
    #expect(bench.screen.showsCursor)
    #expect(bench.screen.row == 2)
    bench.render(Self.frame("not now"))
    #expect(bench.sent == [])
    bench.screen.take(Array("$ fg\r\n".utf8))
    bench.renderer.resume()
    #expect(bench.renderer.needsRender)
    bench.render(frame)
    #expect(!bench.renderer.needsRender)
    #expect((0..<5).map { bench.screen.text(ofRow: $0) } == ["a", "b", "$ fg", "a", "b"])
  }

  @Test func theSizeIsTheTerminals() {
    let terminal = PseudoTerminal()
    terminal.resize(columns: 33, rows: 7)
    let renderer = TerminalRenderer(output: terminal.program, depth: .none)
    #expect(renderer.size == TerminalSize(columns: 33, rows: 7))
    terminal.resize(columns: 44, rows: 8)
    #expect(renderer.size == TerminalSize(columns: 33, rows: 7))
    renderer.invalidate()
    #expect(renderer.size == TerminalSize(columns: 44, rows: 8))
    #expect(!renderer.needsRender)
  }

  @Test func aCursorThatIsHiddenComesBackWithTheRenderersEnd() {
    let terminal = PseudoTerminal()
    do {
      let renderer = TerminalRenderer(output: terminal.program, depth: .none)
      renderer.render(Self.frame("a", cursor: nil))
      #expect(terminal.shown() == "\r^[Ja^[?25l")
    }
    #expect(terminal.shown() == "^[?25h")
  }

  @Test func anEmojiOfDoubtfulWidthMovesNothingBehindIt() {
    let bench = RendererBench()
    bench.render(Self.frame("👨‍👩‍👧x", cursor: (0, 3)))
    #expect(bench.sentText == "\r\u{1B}[J👨‍👩‍👧\r\u{1B}[2Cx\r\u{1B}[3C")
  }

  @Test func finishAfterAResizePaintsOnceMore() {
    let bench = RendererBench(columns: 20)
    bench.render(Self.frame("a row of 18 cells.", "b", cursor: (0, 0)))
    bench.resize(columns: 10, rows: 10)
    bench.finish()
    #expect((0..<3).map { bench.screen.text(ofRow: $0) } == ["a row of 1", "b", ""])
    #expect(bench.screen.row == 2)
  }

  @Test func eraseAfterAResizeLeavesNothing() {
    let bench = RendererBench(columns: 20, before: "$\r\n")
    bench.render(Self.frame("a row of 18 cells.", "b", cursor: (1, 0)))
    bench.resize(columns: 10, rows: 10)
    bench.renderer.erase()
    bench.take()
    #expect((0..<bench.screen.rows.count).map { bench.screen.text(ofRow: $0) } == ["$", ""])
    bench.renderer.erase()
    bench.take()
    #expect(bench.sent == [])
  }

  @Test func aTerminalThatWentAwayIsReported() {
    let renderer = TerminalRenderer(
      output: 1_000_000, depth: .none, measure: { .init(columns: 9, rows: 9) })
    renderer.render(Self.frame("a"))
    #expect(renderer.failure == 9)
  }
}
