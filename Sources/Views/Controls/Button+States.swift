public import TerminalIO

/// What a button shows in each state: set for one, read for one, and what holds now.
///
/// `nil` takes a value back, so that the state falls back to `.normal` again.
extension Button {
  /// Sets the title in a state.
  public func setTitle(_ title: String?, for state: ControlState) {
    titles[state] = title
    setNeedsDisplay()
  }

  /// Sets the title's colour in a state.
  public func setTitleColor(_ color: Color?, for state: ControlState) {
    titleColors[state] = color
    setNeedsDisplay()
  }

  /// Sets the colour of the title's shadow in a state.
  ///
  /// The shadow falls on the cells below the title and right of it, so it takes a row more; without a colour there is none.
  public func setTitleShadowColor(_ color: Color?, for state: ControlState) {
    titleShadowColors[state] = color
    setNeedsDisplay()
  }

  /// Sets the colour behind the title in a state.
  public func setBackgroundColor(_ color: Color?, for state: ControlState) {
    backgroundColors[state] = color
    setNeedsDisplay()
  }

  /// Sets what is switched on beside the colours in a state: what is left where there are none.
  public func setTitleAttributes(_ attributes: Style.Attributes?, for state: ControlState) {
    self.attributes[state] = attributes
    setNeedsDisplay()
  }

  /// The title that a state shows.
  public func title(for state: ControlState) -> String? { titles.current(in: state) }

  /// The title's colour in a state.
  public func titleColor(for state: ControlState) -> Color? { titleColors.current(in: state) }

  /// The colour of the title's shadow in a state.
  public func titleShadowColor(for state: ControlState) -> Color? { titleShadowColors.current(in: state) }

  /// The colour behind the title in a state.
  public func backgroundColor(for state: ControlState) -> Color? { backgroundColors.current(in: state) }

  /// What is switched on beside the colours in a state.
  public func titleAttributes(for state: ControlState) -> Style.Attributes {
    attributes.current(in: state) ?? []
  }

  /// The title now.
  public var currentTitle: String? { title(for: state) }

  /// The title's colour now.
  public var currentTitleColor: Color? { titleColor(for: state) }

  /// The colour of the title's shadow now.
  public var currentTitleShadowColor: Color? { titleShadowColor(for: state) }

  /// The colour behind the title now.
  public var currentBackgroundColor: Color? { backgroundColor(for: state) }
}
