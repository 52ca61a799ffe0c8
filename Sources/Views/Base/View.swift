public import RxCore
public import TerminalIO

/// A part of a screen: it draws itself as rows of a given width, and holds other views below one another.
///
/// A view remembers what it drew. `setNeedsDisplay()` forgets it, here and in every view around it, so that a
/// key press draws one row and not a screen.
open class View: ReactiveCompatible {
  /// The view that holds this one; it is the holder's to keep, so it is weak.
  public private(set) weak var superview: View?

  /// The views held, from the top.
  public private(set) var subviews: [View] = []

  /// Whether it takes no room on the screen.
  public var isHidden = false {
    didSet { if isHidden != oldValue { setNeedsDisplay() } }
  }

  /// Whether something changed since it was drawn.
  public private(set) var needsDisplay = true

  private var drawn: (width: Int, lines: [Line])?

  /// An empty view.
  public init() {}

  /// Puts a view below those already held; it leaves the view that held it before.
  ///
  /// O(depth).
  public func addSubview(_ view: View) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    setNeedsDisplay()
  }

  /// Leaves the view that holds this one.
  ///
  /// O(siblings).
  public func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superview.setNeedsDisplay()
  }

  /// Says that what was drawn is no longer true.
  ///
  /// O(depth), O(1) where it was said before.
  public func setNeedsDisplay() {
    drawn = nil
    guard !needsDisplay || superview?.needsDisplay == false else { return }
    needsDisplay = true
    superview?.setNeedsDisplay()
  }

  /// The rows of this view, `width` cells wide: those drawn before, where nothing changed.
  public final func lines(width: Int) -> [Line] {
    if let drawn, drawn.width == width, !needsDisplay { return drawn.lines }
    let lines = isHidden ? [] : draw(width: width)
    drawn = (width, lines)
    needsDisplay = false
    return lines
  }

  /// Draws the rows; a view with a look of its own overrides it.
  ///
  /// The default is the subviews, from the top.
  open func draw(width: Int) -> [Line] {
    var lines: [Line] = []
    lines.reserveCapacity(subviews.count)
    for view in subviews { lines += view.lines(width: width) }
    return lines
  }

  /// Where the cursor stands within `lines(width:)`; `nil` where it is in no part of this view.
  open func cursor(width: Int) -> Frame.Position? {
    var row = 0
    for view in subviews where !view.isHidden {
      if let inside = view.cursor(width: width) {
        return Frame.Position(row: row + inside.row, column: inside.column)
      }
      row += view.lines(width: width).count
    }
    return nil
  }
}
