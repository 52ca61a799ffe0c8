import TerminalIO

/// A button's rows: the title, what stands around it, and its shadow.
struct ButtonDrawing {
  private let title: String
  private let border: Button.Border
  private let titleStyle: Style
  private let borderStyle: Style
  private let shadow: Color?

  init(_ button: Button) {
    let state = button.state
    title = button.title(for: state) ?? ""
    border = button.border
    shadow = button.titleShadowColor(for: state)
    let background = button.backgroundColor(for: state)
    titleStyle = Style(
      foreground: button.titleColor(for: state), background: background,
      attributes: button.titleAttributes(for: state))
    // It is beside the title, not in it: what the title stands on when it is focused or pressed ends before it.
    borderStyle = Style(
      foreground: button.currentBorderColor, background: button.backgroundColor(for: .normal))
  }

  /// Cells beside the title: the border, a blank on each side, and the shadow's right edge.
  private var margin: Int { (border == .none ? 2 : 4) }

  func lines(width: Int) -> [Line] {
    guard width > 0 else { return [] }
    // Where the border does not fit, the title matters more.
    guard width > margin else { return [Line(truncate(title, to: width), titleStyle)] }
    let shown = truncate(title, to: width - margin)
    let cells = displayWidth(of: shown)
    var rows = [row([Span(" " + shown, titleStyle), edge])]
    if let shadow {
      // Upper halves, one cell to the right of the title: the lower edge of what the shadow falls on.
      let cast = Style(foreground: shadow, background: titleStyle.background)
      rows.append(row([Span("  ", blank), Span(String(repeating: "▀", count: cells), cast)], opens: false))
    }
    guard border == .box else { return rows }
    let bar = String(repeating: "─", count: cells + 2)
    return [Line("╭" + bar + "╮", borderStyle)] + rows + [Line("╰" + bar + "╯", borderStyle)]
  }

  /// Behind the title: the shadow's right edge, or a blank.
  private var edge: Span {
    guard let shadow else { return Span(" ", titleStyle) }
    return Span("▄", Style(foreground: shadow, background: titleStyle.background))
  }

  private var blank: Style { Style(background: titleStyle.background) }

  /// A row between the sides of the border; brackets stand at the title's row only.
  private func row(_ spans: [Span], opens: Bool = true) -> Line {
    switch border {
    case .none: Line(spans)
    case .brackets where opens: Line([Span("[", borderStyle)] + spans + [Span("]", borderStyle)])
    case .brackets:
      Line([Span(" ", Style(background: borderStyle.background))] + spans)
    case .box: Line([Span("│", borderStyle)] + spans + [Span("│", borderStyle)])
    }
  }
}
