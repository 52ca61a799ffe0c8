extension Line {
  /// The line without scalars that nobody entered, or `nil` where it has none.
  ///
  /// U+0080-9F are this module's private keys: where libedit took one for a character (`^V` and then an arrow), it
  /// stands in the text. A NUL is left over from libedit's own buffers: yanking a region whose mark lies behind the
  /// end, and coming back from the history to a draft, of which libedit keeps 1,024 characters and blanks the
  /// rest. That draft is given back if it is known.
  func cleaned(draft: Line?) -> Line? {
    guard scalars.contains(where: \.isForeign) else { return nil }
    if let draft, draft.scalars.count == scalars.count,
      draft.scalars.starts(with: scalars.prefix { $0.value != 0 })
    {
      return draft
    }
    var line = self
    line.cursor -= scalars[..<cursor].count(where: \.isForeign)
    line.scalars.removeAll(where: \.isForeign)
    return line
  }
}

extension Unicode.Scalar {
  /// Whether it cannot have been entered.
  fileprivate var isForeign: Bool { value == 0 || (0x80...0x9F).contains(value) }
}
