public import Views

/// A row of a list, as it is seen: made for a screenful of rows and used again for the next.
///
/// A subclass adds its own views, or draws by itself, and puts back in `prepareForReuse()` what it would not set
/// for each row anyhow. The list marks and tints the row around what the cell draws.
open class ListViewCell: View {
  /// The name under which the cell is used again; `nil` for one that is used once.
  public let reuseIdentifier: String?

  /// Whether the row is selected.
  public internal(set) var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsDisplay() } }
  }

  /// Whether the keys work on the row.
  public internal(set) var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The theme that the cell was given last.
  private(set) var theme: Theme?
  private var label: Label?

  /// A cell; the list makes it when it needs one.
  public required init(reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  /// The cell's text: a label that is added when it is first asked for.
  open var textLabel: Label? {
    if let label { return label }
    let made = Label()
    label = made
    if let theme { made.apply(theme) }
    addSubview(made)
    return made
  }

  open override func apply(_ theme: Theme) {
    self.theme = theme
    super.apply(theme)
  }
}
