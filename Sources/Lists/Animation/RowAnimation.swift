/// How a change of a row is shown.
public enum RowAnimation: Hashable, Sendable {
  /// `.fade` where at most half of the rows in sight are concerned, `.none` where a tint of nearly everything
  /// would say nothing.
  case automatic
  /// The row is tinted for a short time; a deleted row stands where it was for that time, faintly.
  case fade
  /// The row is there, or gone, at once.
  case none

  /// Whether it is shown, for `count` of the `visible` rows.
  func shows(_ count: Int, of visible: Int) -> Bool {
    switch self {
    case .automatic: count * 2 <= visible
    case .fade: true
    case .none: false
    }
  }
}
