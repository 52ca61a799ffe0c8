extension Line {
  /// How many scalars the character before the cursor has; 0 at the start.
  ///
  /// Quick where it is simple, O(n) else.
  var lengthOfCharacterBefore: Int {
    guard let last = scalars[..<cursor].last else { return 0 }
    let isSimple = last.standsAlone && (cursor == 1 || scalars[cursor - 2].standsAlone)
    return isSimple ? 1 : String(scalars[..<cursor]).last?.unicodeScalars.count ?? 0
  }

  /// How many scalars the character after the cursor has; 0 at the end.
  ///
  /// Quick where it is simple.
  var lengthOfCharacterAfter: Int {
    guard let first = scalars[cursor...].first else { return 0 }
    let isSimple = first.standsAlone && (cursor + 1 == scalars.count || scalars[cursor + 1].standsAlone)
    return isSimple ? 1 : String(scalars[cursor...]).first?.unicodeScalars.count ?? 0
  }

  /// The scalar offset at which the character begins that holds `offset`.
  ///
  /// O(n).
  func boundary(atOrBefore offset: Int) -> Int {
    boundaries(around: offset).lowerBound
  }

  /// `offset` where a character begins there, else the end of the character that holds it.
  ///
  /// O(n).
  func boundary(atOrAfter offset: Int) -> Int {
    boundaries(around: offset).upperBound
  }

  private func boundaries(around offset: Int) -> Range<Int> {
    guard !scalars.allSatisfy(\.standsAlone) else { return offset..<offset }
    var start = 0
    for character in text {
      guard start < offset else { break }
      let end = start + character.unicodeScalars.count
      if end > offset { return start..<end }
      start = end
    }
    return offset..<offset
  }
}
