public import RxCore
public import TerminalIO

/// A part of a screen: it draws itself as rows of a given width, and holds other views below one another.
///
/// A view remembers what it drew. `setNeedsDisplay()` says that it is no longer true; the views around draw this one anew,
/// and keep the rows of the others, so that a key press draws one row and not a screen.
open class View: ReactiveCompatible, ThemeApplicable {
  /// The view that holds this one; it is the holder's to keep, so it is weak.
  public internal(set) weak var superview: View?

  /// The views held, from the top.
  public internal(set) var subviews: [View] = []

  /// Whether it takes no room on the screen.
  public var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden { screen?.releaseFocus(within: self) }
      setNeedsDisplay()
    }
  }

  /// A number of the program's own, to know the view by.
  public var tag = 0

  /// The rows that the holder gave; `nil` takes as many as there are to draw.
  ///
  /// What is drawn is cut, or filled up with blank rows, to this height.
  public var height: Int? {
    didSet { if height != oldValue { setNeedsDisplay() } }
  }

  /// Whether it takes the rows that the other views of its holder leave.
  ///
  /// It is for one view of a holder that has a height; of several the first has it.
  public var fillsHeight = false {
    didSet {
      guard fillsHeight != oldValue else { return }
      setNeedsDisplay()
      superview?.setNeedsDisplay()
    }
  }

  /// The cells in a row when it was last drawn; 0 before.
  public internal(set) var width = 0

  /// Whether something changed since it was drawn.
  public internal(set) var needsDisplay = true

  /// What looks for gestures here.
  public internal(set) var gestureRecognizers: [GestureRecognizer] = []

  /// How often it was drawn: who shows it can tell whether that is what was shown, whoever asked for the rows.
  var drawings = 0

  /// What it drew, and what changed since.
  var cache = DisplayCache()

  /// An empty view.
  public init() {}

  /// Draws the rows; a view with a look of its own overrides it.
  ///
  /// The default is the subviews, from the top; an override may make what it likes of them.
  open func draw(width: Int) -> [Line] { drawSubviews(width: width) }

  /// Where the subviews stand that are to be seen; a view that places them in its own way overrides it, and `draw`.
  ///
  /// The default is below one another, each as wide as this view. Where the view has a height, the subview that fills
  /// it is given its rows here.
  open func placements(width: Int) -> [Placement] { stacked(width: width) }

  /// Takes the look of `theme`, with all the views that it holds.
  ///
  /// A view with a look of its own overrides it.
  open func apply(_ theme: Theme) {
    for view in subviews { view.apply(theme) }
  }

  /// Where the cursor stands within `lines(width:)`; `nil` where it is in no part of this view.
  open func cursor(width: Int) -> Frame.Position? {
    for placement in placements(width: width) {
      guard let inside = placement.view.cursor(width: placement.width) else { continue }
      let row = placement.row + inside.row
      guard row >= 0, row < height ?? .max else { return nil }
      return Frame.Position(row: row, column: placement.column + inside.column)
    }
    return nil
  }

  // MARK: - What a person does

  /// Whether keys can go to this view.
  open var canBecomeFocused: Bool { false }

  /// Whether keys go to this view first.
  public final var isFocused: Bool { screen?.firstResponder === self }

  /// The view got the keys, or they went on to another one.
  open func focusDidChange() { setNeedsDisplay() }

  /// Takes a key, or leaves it to the view's holder.
  ///
  /// Keys go to the focused view first and from there up to the screen. The default taps the view on Enter, where
  /// somebody wants to hear of taps.
  ///
  /// - Returns: Whether the key was taken.
  open func keyDown(_ key: KeyPress) -> Bool { key == KeyPress(.enter) && tap() }

  /// A button of the mouse went down, in a cell of this view.
  ///
  /// The innermost view is asked first and then those that hold it. The one that takes it hears of the mouse until
  /// the button is up.
  ///
  /// - Returns: Whether it was taken.
  open func mouseDown(_ event: MouseEvent, at position: Frame.Position) -> Bool { false }

  /// The mouse moved with the button down that this view took; the cell may be outside of the view.
  open func mouseDragged(_ event: MouseEvent, at position: Frame.Position) {}

  /// The button went up that this view took; the cell may be outside of the view.
  open func mouseUp(_ event: MouseEvent, at position: Frame.Position) {}

  /// The button that this view took was for a gesture, or its end will not be heard.
  open func mouseCancelled() {}

  /// The wheel turned over this view; as `mouseDown`, from the innermost view outwards.
  ///
  /// - Returns: Whether it was taken.
  open func scrollWheel(_ event: MouseEvent, at position: Frame.Position) -> Bool { false }

  /// The view is about to show something else; one that overrides it calls this too.
  ///
  /// Whoever listens to its taps hears `completed`, and what looked for them is taken away.
  open func prepareForReuse() { removeTapGestures() }
}
