public import TerminalIO

nonisolated extension Theme {
  /// The rows of a screen with the theme's background behind them: each is filled to `width` cells, and blank rows are
  /// added up to `rows`.
  ///
  /// Blanks do it, since not every terminal erases in a colour. What has a background keeps it. Without a background, the
  /// lines as they are. O(cells).
  public func filling(_ lines: [Line], width: Int, rows: Int) -> [Line] {
    guard let background else { return lines }
    let blank = Style(foreground: label.text.foreground, background: background)
    let missing = [Line](repeating: Line(), count: max(0, rows - lines.count))
    return (lines + missing).map { $0.filled(to: width, with: blank) }
  }
}

nonisolated extension Line {
  fileprivate func filled(to width: Int, with blank: Style) -> Line {
    var spans: [Span] = []
    var cells = 0
    for var span in self.spans {
      span.style.foreground = span.style.foreground ?? blank.foreground
      span.style.background = span.style.background ?? blank.background
      spans.append(span)
      cells += displayWidth(of: span.text)
    }
    if cells < width { spans.append(Span(String(repeating: " ", count: width - cells), blank)) }
    return Line(spans)
  }
}
