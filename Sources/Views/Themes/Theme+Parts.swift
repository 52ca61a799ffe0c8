public import TerminalIO

/// The parts; what is not given is told by attributes alone.
nonisolated extension Theme {
  /// How labels look, by their role.
  public struct Label: Hashable, Sendable {
    /// Text.
    public var text: Style
    /// What stands above the rest.
    public var title: Style
    /// What helps and may be overlooked.
    public var hint: Style
    /// What is wrong.
    public var problem: Style

    /// Labels' looks.
    public init(
      text: Style = .plain, title: Style = Style(attributes: .bold), hint: Style = Style(attributes: .dim),
      problem: Style = Style(attributes: .underline)
    ) {
      self.text = text
      self.title = title
      self.hint = hint
      self.problem = problem
    }
  }

  /// How buttons look, by their state.
  public struct Button: Hashable, Sendable {
    /// Neither of the below.
    public var normal: Style
    /// Pressed.
    public var highlighted: Style
    /// The keys go to it.
    public var focused: Style
    /// Not to be used.
    public var disabled: Style
    /// The border.
    public var border: Color?
    /// The border while it is pressed.
    public var borderHighlighted: Color?
    /// The title's shadow; `nil` for none.
    public var titleShadow: Color?

    /// Buttons' looks.
    public init(
      normal: Style = .plain, highlighted: Style = Style(attributes: [.reverse, .bold]),
      focused: Style = Style(attributes: .reverse), disabled: Style = Style(attributes: .dim),
      border: Color? = nil, borderHighlighted: Color? = nil, titleShadow: Color? = nil
    ) {
      self.normal = normal
      self.highlighted = highlighted
      self.focused = focused
      self.disabled = disabled
      self.border = border
      self.borderHighlighted = borderHighlighted
      self.titleShadow = titleShadow
    }
  }

  /// How text inputs look.
  public struct TextField: Hashable, Sendable {
    /// What was entered.
    public var text: Style
    /// What stands there while nothing was.
    public var placeholder: Style

    /// Text inputs' looks.
    public init(text: Style = .plain, placeholder: Style = Style(attributes: .dim)) {
      self.text = text
      self.placeholder = placeholder
    }
  }

  /// How lists look.
  public struct List: Hashable, Sendable {
    /// A row.
    public var row: Style
    /// The row that the keys go to.
    public var focusedRow: Style
    /// A row that was selected.
    public var selectedRow: Style
    /// A row that has just come or changed, for the time of a fade.
    public var changedRow: Style
    /// A row that has just gone, for the time of a fade.
    public var deletedRow: Style
    /// A section's header.
    public var header: Style
    /// A section's footer, and what stands in place of no rows.
    public var footer: Style
    /// The scroll indicator.
    public var indicator: Style

    /// Lists' looks.
    public init(
      row: Style = .plain, focusedRow: Style = Style(attributes: .reverse),
      selectedRow: Style = Style(attributes: .underline),
      changedRow: Style = Style(attributes: [.bold, .italic]),
      deletedRow: Style = Style(attributes: [.dim, .underline]),
      header: Style = Style(attributes: [.bold, .underline]),
      footer: Style = Style(attributes: .dim), indicator: Style = Style(attributes: .dim)
    ) {
      self.row = row
      self.focusedRow = focusedRow
      self.selectedRow = selectedRow
      self.changedRow = changedRow
      self.deletedRow = deletedRow
      self.header = header
      self.footer = footer
      self.indicator = indicator
    }
  }

  /// How forms look.
  public struct Form: Hashable, Sendable {
    /// The form's title.
    public var title: Style
    /// A field's label.
    public var label: Style
    /// The label of the field that is being edited.
    public var editedLabel: Style
    /// What is wrong with an answer.
    public var problem: Style
    /// What the keys do.
    public var keys: Style

    /// Forms' looks.
    public init(
      title: Style = Style(attributes: .bold), label: Style = Style(attributes: .dim),
      editedLabel: Style = Style(attributes: .bold), problem: Style = Style(attributes: .underline),
      keys: Style = Style(attributes: .dim)
    ) {
      self.title = title
      self.label = label
      self.editedLabel = editedLabel
      self.problem = problem
      self.keys = keys
    }
  }

  /// How images look where they cannot be shown.
  public struct Image: Hashable, Sendable {
    /// The text in an image's place.
    public var alternative: Style

    /// Images' looks.
    public init(alternative: Style = Style(attributes: [.dim, .italic])) { self.alternative = alternative }
  }
}
