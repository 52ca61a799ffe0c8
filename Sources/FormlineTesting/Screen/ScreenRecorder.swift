public import TerminalIO

/// A screen that keeps every frame it was shown.
public final class ScreenRecorder: Renderer {
  /// The frames, from the first.
  public private(set) var frames: [Frame] = []
  /// Whether the form was left.
  public private(set) var isFinished = false
  /// Whether the last frame must be shown again, as after a resize.
  public private(set) var needsRender = false

  /// The screen's size; changing it asks for a new frame, as a terminal's resize does.
  public var size: TerminalSize {
    didSet { needsRender = needsRender || size != oldValue }
  }

  /// A screen.
  public init(columns: Int = 80, rows: Int = 24) {
    size = TerminalSize(columns: columns, rows: rows)
  }

  /// Keeps `frame`.
  public func render(_ frame: Frame) {
    frames.append(frame)
    needsRender = false
  }

  /// The form was left.
  public func finish() { isFinished = true }

  /// The form was taken away.
  public func erase() { frames.append(Frame()) }

  /// What stands on the screen now, as `Frame.picture` draws it.
  public var picture: String { frames.last?.picture ?? "" }
}
