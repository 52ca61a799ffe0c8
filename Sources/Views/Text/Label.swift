public import RxCore
public import TerminalIO

/// Text that a person reads and does not edit: a row for each line of it, cut at the view's width.
open class Label: View {
  /// What is shown; `nil` takes no row.
  public var text: String? {
    didSet { if text != oldValue { setNeedsDisplay() } }
  }

  /// How it looks.
  public var style: Style {
    didSet { if style != oldValue { setNeedsDisplay() } }
  }

  /// A label.
  public init(_ text: String? = nil, style: Style = .plain) {
    self.text = text
    self.style = style
  }

  open override func draw(width: Int) -> [Line] {
    guard let text else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map {
      Line(truncate(String($0), to: width), style)
    }
  }
}

extension Reactive where Base: Label {
  /// The label's text, optional or not.
  @MainActor
  public var text: Binder<String?> {
    Binder(base) { label, text in label.text = text }
  }

  /// The label's look.
  @MainActor
  public var style: Binder<Style> {
    Binder(base) { label, style in label.style = style }
  }
}
