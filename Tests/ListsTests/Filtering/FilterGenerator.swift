/// Texts that a seed gives again, of characters that are easily mistaken for one another (SplitMix64).
struct FilterGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x2545_f491_4f6c_dd1d }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A text of at most so many pieces; every other one is ASCII alone.
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
