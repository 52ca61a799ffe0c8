/// Rows at the edges of a view that something else needs.
public struct EdgeInsets: Hashable, Sendable {
  /// Rows at the top.
  public var top: Int
  /// Rows at the bottom.
  public var bottom: Int

  /// Rows at the edges.
  public init(top: Int = 0, bottom: Int = 0) {
    self.top = top
    self.bottom = bottom
  }

  /// No rows.
  public static let zero = EdgeInsets()
}
