public import TerminalIO

/// How an application looks: a part for each kind of view.
///
/// A value: change what you like of a built-in one and give it a name. Colours may be true colours; the renderer
/// degrades them to what the terminal has. What must be seen where there are no colours at all is told by an
/// attribute too.
///
/// ```swift
/// var theme = Theme.dark
/// theme.name = "night"
/// theme.label.title.foreground = .rgb(255, 200, 120)
/// ```
nonisolated public struct Theme: Hashable, Sendable {
  /// What a person calls it.
  public var name: String
  /// What stands behind everything on a screen; `nil` is the terminal's own background.
  ///
  /// Text that has no colour of its own then has that of `label.text`, for the terminal's may not be seen there.
  public var background: Color?
  /// Labels.
  public var label: Label
  /// Buttons.
  public var button: Button
  /// Text fields and secure fields.
  public var textField: TextField
  /// Lists and what scrolls.
  public var list: List
  /// Forms.
  public var form: Form
  /// Images.
  public var image: Image

  /// A theme from its parts.
  public init(
    name: String, background: Color? = nil, label: Label = Label(), button: Button = Button(),
    textField: TextField = TextField(), list: List = List(), form: Form = Form(), image: Image = Image()
  ) {
    self.name = name
    self.background = background
    self.label = label
    self.button = button
    self.textField = textField
    self.list = list
    self.form = form
    self.image = image
  }
}
