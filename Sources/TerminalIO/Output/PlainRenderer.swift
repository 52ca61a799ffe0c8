/// Keeps the newest frame and writes no escape sequence ever: for everything that is not a terminal.
///
/// A script's run has no screen; what the form last looked like can be written once, as text, when it ends.
public final class PlainRenderer: Renderer {
  /// The width that frames are made for; rows are without end.
  public let size: TerminalSize

  /// Nothing disturbs text that was not written yet.
  public var needsRender: Bool { false }

  /// The newest frame.
  public private(set) var frame = Frame()

  /// The error number of the write that failed.
  public var failure: Int32? { writer?.failure }

  private var writer: DescriptorWriter?

  /// A renderer that writes the last frame to `output`, or nothing anywhere.
  public init(output: Int32?, columns: Int = 80) {
    size = TerminalSize(columns: columns, rows: .max)
    writer = output.map(DescriptorWriter.init)
  }

  /// Keeps the frame.
  public func render(_ frame: Frame) { self.frame = frame }

  /// Writes the last frame as text: escaped, a line a row, without blanks at the ends of lines.
  public func finish() {
    var text = ""
    for line in frame.lines {
      text += escaped(line.text)
      while text.hasSuffix(" ") { text.removeLast() }
      text += "\n"
    }
    frame = Frame()
    writer?.write(Array(text.utf8))
  }

  /// Forgets the last frame.
  public func erase() { frame = Frame() }
}
