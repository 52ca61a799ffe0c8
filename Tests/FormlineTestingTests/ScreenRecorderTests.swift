import FormlineTesting
import LeakCheck
import TerminalIO
import Testing

/// Frames kept, and frames as pictures.
@Suite struct ScreenRecorderTests {
  @Test(arguments: [
    (Frame.Position(row: 0, column: 0), "▏日本\nab"), (Frame.Position(row: 0, column: 2), "日▏本\nab"),
    (Frame.Position(row: 1, column: 4), "日本\nab  ▏"),
  ])
  func theCursorIsDrawnBeforeItsCell(cursor: Frame.Position, picture: String) {
    #expect(Frame(lines: [Line("日本"), Line("ab ")], cursor: cursor).picture == picture)
  }

  @Test func withoutACursorThereIsText() {
    #expect(Frame(lines: [Line("one  "), Line("two")]).picture == "one\ntwo")
  }

  @Test func aResizeAsksForAFrame() {
    let screen = ScreenRecorder(columns: 20)
    #expect(!screen.needsRender)
    screen.size.columns = 10
    #expect(screen.needsRender)
    screen.render(Frame(lines: [Line("x")]))
    #expect(!screen.needsRender)
    #expect(screen.frames.count == 1)
    screen.erase()
    #expect(screen.picture == "")
  }

  @Test func dies() { assertDeallocated { ScreenRecorder() } }
}
