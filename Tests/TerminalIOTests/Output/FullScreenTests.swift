import Testing

@testable import TerminalIO

/// Frames that have the whole of an alternate screen.
@Suite struct FullScreenTests {
  private func frame(_ lines: String..., cursor: Frame.Position? = nil) -> Frame {
    Frame(lines: lines.map { Line($0) }, cursor: cursor)
  }

  @Test func aFrameBeginsInTheFirstCell() {
    let bench = RendererBench(columns: 10, rows: 3, before: "old\r\ntext\r\nhere", fillsScreen: true)
    bench.render(frame("one", "", "three"))
    #expect(bench.shown(3) == ["one", "", "three"])
    #expect(bench.sentText == "\u{1B}[H\u{1B}[J\u{1B}[?25lone\r\n\r\nthree")
    #expect(bench.screen.faults == [])
  }

  @Test func onlyWhatChangedIsWritten() {
    let bench = RendererBench(columns: 10, rows: 3, fillsScreen: true)
    bench.render(frame("one", "two", "three"))
    bench.render(frame("one", "twin", "three"))
    #expect(bench.sentText == "\u{1B}[A\u{1B}[3Din")
    #expect(bench.shown(3) == ["one", "twin", "three"])
  }

  @Test func aResizeIsPaintedFromTheFirstCell() {
    let bench = RendererBench(columns: 10, rows: 3, fillsScreen: true)
    bench.render(frame("1234567890", "two", "three"))
    bench.screen.resize(columns: 5, height: 3)
    bench.renderer.invalidate()
    bench.render(frame("12345", "two", "three"))
    #expect(bench.sentText.hasPrefix("\u{1B}[H\u{1B}[J12345\r\ntwo"))
  }

  @Test func nothingIsWrittenBelowItsEnd() {
    let bench = RendererBench(columns: 10, rows: 2, fillsScreen: true)
    bench.render(frame("one", "two"))
    bench.renderer.finish()
    bench.take()
    #expect(bench.sentText == "\u{1B}[?25h")
    #expect(bench.shown(2) == ["one", "two"])
  }

  @Test func afterItsEndAFrameIsPaintedWhole() {
    let bench = RendererBench(columns: 10, rows: 2, fillsScreen: true)
    bench.render(frame("one", "two"))
    bench.renderer.finish()
    bench.take()
    bench.render(frame("one", "two", cursor: .init(row: 0, column: 1)))
    #expect(bench.sentText.contains("one\r\ntwo"))
    #expect(bench.shown(2) == ["one", "two"])
  }

  @Test func erasingClearsTheScreen() {
    let bench = RendererBench(columns: 10, rows: 2, fillsScreen: true)
    bench.render(frame("one", "two"))
    bench.renderer.erase()
    bench.take()
    #expect(bench.shown(2) == ["", ""])
  }
}
