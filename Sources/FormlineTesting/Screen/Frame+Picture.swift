public import TerminalIO

extension Frame {
  /// The frame as text, without blanks at the ends of rows and with the cursor drawn as `▏` before its cell.
  public var picture: String {
    lines.enumerated().map { row, line in
      var text = line.text
      if let cursor, cursor.row == row { text = Frame.mark(text, column: cursor.column) }
      while text.last == " " { text.removeLast() }
      return text
    }
    .joined(separator: "\n")
  }

  private static func mark(_ text: String, column: Int) -> String {
    var cells = 0
    var marked = ""
    var rest = Substring(text)
    while cells < column {
      let next = rest.popFirst() ?? " "
      cells += displayWidth(of: next)
      marked.append(next)
    }
    return marked + "▏" + rest
  }
}
