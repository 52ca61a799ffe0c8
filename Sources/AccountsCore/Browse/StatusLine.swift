import Formline

/// The last rows of a screen: a word to the person, whole, or else what the keys do, in one row.
final class StatusLine: Label {
  private let keys: KeyHints

  init(_ keys: KeyHints) {
    self.keys = keys
    super.init(role: .hint)
    numberOfLines = 0
  }

  override func draw(width: Int) -> [Line] {
    text == nil ? [Line(truncate(keys.fitting(width), to: width), style)] : super.draw(width: width)
  }
}

/// What keys do, in a row: those that matter most stay where there is no room for all.
nonisolated struct KeyHints {
  /// In their order; the last goes first.
  let others: [String]
  /// Behind the others, always.
  let kept: [String]

  /// As many as fit into `width` cells.
  func fitting(_ width: Int) -> String {
    for count in stride(from: others.count, to: 0, by: -1) {
      let text = joined(others.prefix(count) + kept)
      if displayWidth(of: text) <= width { return text }
    }
    return joined(kept)
  }

  private func joined(_ hints: [String]) -> String { hints.joined(separator: " · ") }
}
