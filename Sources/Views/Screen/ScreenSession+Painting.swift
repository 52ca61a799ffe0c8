import RxCore
import TerminalIO

/// From the topmost screen to a frame.
extension ScreenSession {
  /// Shows what changed since the last frame.
  func paint() {
    guard let screen = topScreen else { return }
    let size = renderer.size
    let area = layOut(size)
    var lines = screen.lines(width: size.columns)
    screen.editorArea.accept(area)
    lines = screen.lines(width: size.columns)
    let drawing = Drawing(screen: screen.drawings, editor: editor.drawings, area: area)
    guard isStale || renderer.needsRender || drawing != painted else { return }
    let bar = editor.lines(width: size.columns)
    if area.rows > 0 { cover(&lines, with: bar.suffix(area.rows), size) }
    if let theme { lines = filled(lines, theme, size) }
    renderer.render(Frame(lines: lines, cursor: cursor(area, on: screen)))
    isStale = false
    painted = drawing
  }

  /// What a frame was made of.
  struct Drawing: Equatable {
    var screen: Int
    var editor: Int
    var area: EditorArea
  }

  /// Gives the screen and the line editor their rows, and says which the editor's are.
  @discardableResult
  func layOut(_ size: TerminalSize) -> EditorArea {
    guard let screen = topScreen else { return EditorArea(rows: 0, size: size) }
    screen.size = size
    // What has rows without end is not filled.
    screen.height = size.rows == .max ? nil : size.rows
    let rows = min(editor.lines(width: size.columns).count, max(1, size.rows))
    return EditorArea(rows: rows, size: size)
  }

  /// Puts the editor's rows over the last of the screen's.
  private func cover(_ lines: inout [Line], with rows: ArraySlice<Line>, _ size: TerminalSize) {
    if size.rows != .max { lines.removeLast(min(rows.count, lines.count)) }
    lines += rows
  }

  /// What has rows without end is no screen, and has no background.
  private func filled(_ lines: [Line], _ theme: Theme, _ size: TerminalSize) -> [Line] {
    size.rows == .max ? lines : theme.filling(lines, width: size.columns, rows: size.rows)
  }

  private func cursor(_ area: EditorArea, on screen: Screen) -> Frame.Position? {
    let width = area.size.columns
    guard let inside = editor.cursor(width: width) else { return screen.cursor(width: width) }
    let height = area.size.rows == .max ? screen.lines(width: width).count + area.rows : area.size.rows
    let hidden = editor.lines(width: width).count - area.rows
    return Frame.Position(row: height - area.rows + inside.row - hidden, column: inside.column)
  }
}
