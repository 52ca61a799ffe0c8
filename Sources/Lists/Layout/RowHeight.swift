/// How high the rows of a list are, where its delegate does not say it.
public enum RowHeight: Hashable, Sendable {
  /// So many rows of the screen each, at least 1.
  case fixed(Int)
  /// As many as each cell draws. The cells around those that are seen are filled in to be measured.
  case automatic

  /// What a row counts for until it is measured.
  var estimate: Int {
    switch self {
    case .fixed(let height): max(1, height)
    case .automatic: 1
    }
  }
}
