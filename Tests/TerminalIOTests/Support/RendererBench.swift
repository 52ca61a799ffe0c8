@testable import TerminalIO

/// A terminal renderer, and the terminal that it paints on.
final class RendererBench {
  var screen: ScreenModel
  let renderer: TerminalRenderer
  /// The screen's row in which the frame begins.
  private(set) var firstRow: Int
  /// What was sent for the last frame.
  private(set) var sent: [UInt8] = []
  private let pipe = Pipe()
  private let size: Size
  private let depth: ColorDepth

  private final class Size {
    var value: TerminalSize
    init(_ value: TerminalSize) { self.value = value }
  }

  init(
    columns: Int = 20, rows: Int = 10, depth: ColorDepth = .trueColor, before: String = "",
    fillsScreen: Bool = false
  ) {
    let size = Size(TerminalSize(columns: columns, rows: rows))
    self.size = size
    self.depth = depth
    screen = ScreenModel(columns: columns, height: rows)
    screen.take(Array(before.utf8))
    firstRow = fillsScreen ? 0 : screen.row
    renderer = TerminalRenderer(
      output: pipe.writeEnd, depth: depth, fillsScreen: fillsScreen, measure: { size.value })
  }

  var sentText: String { String(decoding: sent, as: UTF8.self) }

  func take() {
    sent = pipe.received()
    screen.take(sent)
  }

  func render(_ frame: Frame) {
    renderer.render(frame)
    take()
  }

  func echo(_ character: Character) -> Bool {
    defer { take() }
    return renderer.echo(character)
  }

  func finish() {
    renderer.finish()
    take()
    firstRow = screen.row
  }

  /// Resizes the terminal, and says how many rows there are above the frame now.
  func resize(columns: Int, rows: Int) {
    var above = ScreenModel(columns: screen.columns, height: 10_000)
    above.take(Array((0..<firstRow).map { screen.text(ofRow: $0) + "\r\n" }.joined().utf8))
    above.resize(columns: columns, height: 10_000)
    firstRow = above.row
    screen.resize(columns: columns, height: rows)
    size.value = TerminalSize(columns: columns, rows: rows)
    renderer.invalidate()
  }

  func shown(_ rows: Int) -> [String] {
    (firstRow..<firstRow + rows).map { screen.text(ofRow: $0) }
  }

  /// The cells that a line must stand in: told once more, in the simplest way.
  func cells(of line: Line) -> [ScreenModel.Cell] {
    var cells: [ScreenModel.Cell] = []
    layout: for span in line.spans {
      var codes: [UInt8] = []
      if !SGR.isPlain(span.style, depth: depth) { SGR.append(span.style, depth: depth, to: &codes) }
      let style = String(decoding: codes.dropFirst(2).dropLast(), as: UTF8.self)
      for whole in span.text {
        let text = escaped(String(whole))
        for character in text == String(whole) ? [whole] : Array(text) {
          let width = displayWidth(of: character)
          guard cells.count < screen.columns, cells.count + width <= screen.columns else { break layout }
          if width == 0, cells.isEmpty { continue }
          if width == 0 {
            let base = cells.lastIndex { !$0.text.isEmpty } ?? 0
            cells[base].text.append(character)
          }
          for index in 0..<width {
            cells.append(.init(text: index == 0 ? String(character) : "", style: style))
          }
        }
      }
    }
    return cells + [ScreenModel.Cell](repeating: .init(), count: screen.columns - cells.count)
  }
}
