import TerminalIO

extension Style {
  /// This with what `other` says on top of it.
  func under(_ other: Style) -> Style {
    Style(
      foreground: other.foreground ?? foreground, background: other.background ?? background,
      attributes: attributes.union(other.attributes))
  }
}

extension Line {
  /// The cells that the row takes.
  var displayWidth: Int { spans.reduce(0) { $0 + TerminalIO.displayWidth(of: $1.text) } }

  /// The row with `style` on top of its own.
  func under(_ style: Style) -> Line {
    style == .plain ? self : Line(spans.map { Span($0.text, $0.style.under(style)) })
  }

  /// The row with its own style on top of `style`.
  func over(_ style: Style) -> Line {
    style == .plain ? self : Line(spans.map { Span($0.text, style.under($0.style)) })
  }

  /// The row cut to `width` cells; a wide character that would be cut in two is left out.
  func cut(to width: Int) -> Line {
    var left = width
    var kept: [Span] = []
    for span in spans {
      let cells = TerminalIO.displayWidth(of: span.text)
      guard cells > left else {
        kept.append(span)
        left -= cells
        continue
      }
      let text = truncate(span.text, to: max(0, left), ellipsis: "")
      if !text.isEmpty { kept.append(Span(text, span.style)) }
      break
    }
    return Line(kept)
  }

  /// The row filled up with blanks to `width` cells.
  func filled(to width: Int) -> Line {
    let blank = width - displayWidth
    return blank > 0 ? Line(spans + [Span(String(repeating: " ", count: blank))]) : self
  }
}
