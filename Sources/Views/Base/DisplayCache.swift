import TerminalIO

/// What a view drew, and what changed since.
struct DisplayCache {
  /// What is to be drawn anew.
  enum Change: Equatable {
    case nothing
    /// One of the subviews, and only there.
    case subview(ObjectIdentifier)
    case whole
  }

  /// The rows that one subview had in what `View.draw` drew.
  struct Part {
    var view: ObjectIdentifier
    var width: Int
    var rows: Range<Int>
  }

  /// Subviews below one another.
  struct Stack {
    var width: Int
    var placements: [Placement]
    var rows: Int
    /// Whether it was asked for by the drawing that goes on, or after the last one.
    var isOfThisDrawing = true
  }

  var rows: (width: Int, lines: [Line])?
  var change = Change.whole
  var parts: [Part] = []
  var stack: Stack?
  var isGoingOn = false
  /// Whether something changed while it was drawn, perhaps where it had been drawn already.
  var wasDisturbed = false

  mutating func note(_ new: Change) {
    if isGoingOn { wasDisturbed = true }
    guard change != new else { return }
    change = change == .nothing ? new : .whole
  }

  /// Begins to draw for `width`.
  mutating func begin(width: Int) {
    isGoingOn = true
    wasDisturbed = false
    stack?.isOfThisDrawing = false
    if rows?.width != width { change = .whole }
  }

  mutating func end(_ lines: [Line], width: Int) {
    isGoingOn = false
    rows = (width, lines)
    change = wasDisturbed ? .whole : .nothing
    // A stack that nobody asked for is of subviews as they were.
    if stack?.isOfThisDrawing == false { stack = nil }
  }
}
