public import RxCore
public import TerminalIO

/// Text that a person reads and does not edit: a row for each line of it, cut at the view's width, or as many rows as
/// `numberOfLines` says.
open class Label: View {
  /// What a label is for; a theme has a look for each.
  public enum Role: Hashable, Sendable {
    /// Text.
    case text
    /// What stands above the rest.
    case title
    /// What helps and may be overlooked.
    case hint
    /// What is wrong.
    case problem
  }

  /// What the label is for, to the next theme that is applied.
  public var role: Role

  /// What is shown; `nil` takes no row.
  public var text: String? {
    didSet { if text != oldValue { setNeedsDisplay() } }
  }

  /// How many rows each line of the text may take; 0 is as many as it needs.
  ///
  /// Rows break between words; a word that is longer than a row is broken where the row is full. The last row is cut, with
  /// an ellipsis.
  public var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { setNeedsDisplay() } }
  }

  /// How it looks.
  public var style: Style {
    didSet { if style != oldValue { setNeedsDisplay() } }
  }

  /// A label.
  public init(_ text: String? = nil, role: Role = .text, style: Style = .plain) {
    self.text = text
    self.role = role
    self.style = style
  }

  open override func draw(width: Int) -> [Line] {
    guard let text else { return [] }
    let limit = numberOfLines > 0 ? numberOfLines : .max
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      WrappedText.byWords(String(line), width: width, limit: limit).map { Line($0, style) }
    }
  }

  open override func apply(_ theme: Theme) {
    style =
      switch role {
      case .text: theme.label.text
      case .title: theme.label.title
      case .hint: theme.label.hint
      case .problem: theme.label.problem
      }
    super.apply(theme)
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
