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

  /// The rows that one subview has in a join.
  struct Part {
    var view: ObjectIdentifier
    var width: Int
    var rows: Range<Int>
  }

  /// What `View.draw` made of the subviews; what an override made of that is in `rows` alone.
  struct Join {
    var lines: [Line]
    var parts: [Part]
    var isOfThisDrawing = true
  }

  /// Where the subviews were found to stand, below one another.
  struct Stack {
    var width: Int
    var placements: [Placement]
    var rows: Int
    /// Whether it was asked for by the drawing that goes on, or after the last one.
    var isOfThisDrawing = true
  }

  var rows: (width: Int, lines: [Line])?
  var change = Change.whole
  var join: Join?
  var stack: Stack?
  var isGoingOn = false
  /// Whether something changed while it was drawn, perhaps where it had been drawn already.
  var wasDisturbed = false

  /// Notes a change: but for what was noted since the last drawing, the join and the stack are true.
  mutating func note(_ new: Change) {
    if isGoingOn { wasDisturbed = true }
    guard change != new else { return }
    change = change == .nothing ? new : .whole
  }

  /// Begins to draw for `width`.
  mutating func begin(width: Int) {
    isGoingOn = true
    wasDisturbed = false
    join?.isOfThisDrawing = false
    stack?.isOfThisDrawing = false
    if rows?.width != width { change = .whole }
  }

  mutating func end(_ lines: [Line], width: Int) {
    isGoingOn = false
    rows = (width, lines)
    change = wasDisturbed ? .whole : .nothing
    // What this drawing did not ask for is of subviews as they were, and what was disturbed may be.
    if wasDisturbed || join?.isOfThisDrawing == false { join = nil }
    if wasDisturbed || stack?.isOfThisDrawing == false { stack = nil }
  }

  /// Forgets where subviews stand, of which one goes: nothing here keeps it alive.
  mutating func forgetSubviews() {
    join = nil
    stack = nil
  }
}
