import TestSupport

extension SplitMix {
  /// A text of at most so many pieces, of characters that are easily mistaken for one another; every other one is ASCII alone.
  mutating func text(upTo most: Int) -> String {
    let plain = ["a", "A", "b", "B", " ", "s", "S", "ss", "\r\n"]
    let other = [
      "é", "e\u{301}", "E\u{301}", "e", "ß", "Ａ", "ａ", "ｶ", "ﾞ", "ガ", "カ", "　", "가", "\u{1100}\u{1161}", "👩‍👩‍👧",
      "👩",
    ]
    let pieces = Bool.random(using: &self) ? plain : plain + other
    return (0..<Int.random(in: 0...most, using: &self)).map { _ in
      pieces[Int.random(in: pieces.indices, using: &self)]
    }
    .joined()
  }
}
