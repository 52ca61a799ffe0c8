/// Makes whole characters of what libedit's own commands did to scalars.
///
/// `^B`, `3 h`, `x` or `d l` move over and remove single scalars, and so leave the cursor inside a family of
/// emoji or a letter without its accent. What the user meant is the character: a cursor inside one goes on in
/// the direction in which it went, and a removal that cut one takes the rest of it.
enum Mending {
  /// What the line should be after a command, or `nil` where it is right as it is.
  static func mended(_ new: Line, from old: Line, isVi: Bool) -> Line? {
    // Nothing joins below U+0300, so nothing can have been cut: the usual case, at the cost of one look.
    guard !old.scalars.allSatisfy(\.standsAlone) else { return nil }
    if new.scalars == old.scalars { return snapped(new, from: old, isVi: isVi) }
    return completed(new, from: old, isVi: isVi)
  }

  private static func snapped(_ new: Line, from old: Line, isVi: Bool) -> Line? {
    var line = new
    let end = new.boundary(atOrAfter: new.cursor)
    // Vi's cursor stands on a character, never behind the last one.
    let goesOn = new.cursor > old.cursor && !(isVi && end == new.scalars.count)
    line.cursor = goesOn ? end : new.boundary(atOrBefore: new.cursor)
    return line == new ? nil : line
  }

  /// Vi goes back by a scalar when the last character went.
  private static func snappedBack(_ new: Line) -> Line? {
    var line = new
    line.cursor = new.boundary(atOrBefore: new.cursor)
    return line == new ? nil : line
  }

  private static func completed(_ new: Line, from old: Line, isVi: Bool) -> Line? {
    guard let removed = removal(from: old.scalars, to: new) else { return nil }
    let whole = old.boundary(atOrBefore: removed.lowerBound)..<old.boundary(atOrAfter: removed.upperBound)
    guard whole != removed else { return snappedBack(new) }
    var line = old
    line.scalars.removeSubrange(whole)
    line.cursor = new.cursor <= whole.lowerBound ? new.cursor : whole.lowerBound
    let isPastLast = isVi && line.cursor == line.scalars.count && old.cursor < old.scalars.count
    if isPastLast { line.cursor -= line.lengthOfCharacterBefore }
    line.cursor = line.boundary(atOrBefore: line.cursor)
    return line
  }

  /// The scalars of `old` that are missing in `new`, if all that happened is that some next to each other went.
  private static func removal(from old: [Unicode.Scalar], to new: Line) -> Range<Int>? {
    let count = old.count - new.scalars.count
    guard count > 0 else { return nil }
    let common = zip(old, new.scalars).prefix { $0 == $1 }.count
    // In "aaa" any of the three may be the one that went: the cursor tells which.
    let start = min(new.cursor, common)
    guard old[(start + count)...] == new.scalars[start...] else {
      return old[(common + count)...] == new.scalars[common...] ? common..<common + count : nil
    }
    return start..<start + count
  }
}
