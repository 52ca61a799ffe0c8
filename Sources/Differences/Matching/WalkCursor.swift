/// Where a walk along two sections stands, and how far it may look ahead.
@usableFromInline struct WalkCursor {
  /// The next row of the old section.
  @usableFromInline var old = 0

  /// The next row of the new section.
  @usableFromInline var new = 0

  /// The first row of the old section behind the last run.
  @usableFromInline var oldGap = 0

  /// The first row of the new section behind the last run.
  @usableFromInline var newGap = 0

  @usableFromInline var oldEnd: Int
  @usableFromInline var newEnd: Int

  /// How many rows ahead a search looks; doubled by each that finds nothing.
  @usableFromInline var reach = WalkCursor.nearby

  /// How many more comparisons searches may make: the walk earns some with every row that it passes.
  @usableFromInline var credit = 256

  /// Rows within which a single row in common is believed.
  @inlinable static var nearby: Int { 8 }

  /// The furthest that a search looks.
  @inlinable static var furthest: Int { 4096 }

  /// Comparisons earned with a row.
  @inlinable static var earned: Int { 4 }

  @inlinable init(oldCount: Int, newCount: Int) {
    oldEnd = oldCount
    newEnd = newCount
  }

  /// Whether both sections have rows left.
  @inlinable var isInside: Bool { old < oldEnd && new < newEnd }

  /// Goes behind the rows that both sections begin with, and leaves out those that both end with.
  @inlinable mutating func begin(at prefix: Int, leaving suffix: Int) {
    old = prefix
    new = prefix
    oldGap = prefix
    newGap = prefix
    oldEnd -= suffix
    newEnd -= suffix
    earn(prefix)
  }

  /// Notes that a run of `length` rows ends here.
  @inlinable mutating func endRun(_ length: Int) {
    oldGap = old
    newGap = new
    reach = WalkCursor.nearby
    earn(length)
  }

  /// Passes all that is left.
  @inlinable mutating func finish() {
    old = oldEnd
    new = newEnd
  }

  @inlinable mutating func earn(_ rows: Int) {
    credit = Swift.min(credit + rows * WalkCursor.earned, 1 << 16)
  }

  /// Goes on to the next rows in common, or, if none are found within reach, behind the two rows here.
  ///
  /// Near by, one row in common is enough, be it that rows were replaced, inserted or deleted; further away three have to
  /// follow each other, or chance would lead the walk astray among rows that are shuffled.
  @inlinable mutating func skip(_ same: (Int, Int) -> Bool) {
    let most = Swift.min(reach, credit / 3)
    var step = 1
    while step <= most {
      let oldLeft = old + step < oldEnd
      let newLeft = new + step < newEnd
      if !oldLeft && !newLeft { break }
      if step <= WalkCursor.nearby {
        if oldLeft && newLeft && same(old + step, new + step) { return jump(step, step, spent: step) }
        if newLeft && same(old, new + step) { return jump(0, step, spent: step) }
        if oldLeft && same(old + step, new) { return jump(step, 0, spent: step) }
      } else {
        if newLeft && isSure(old, new + step, same) { return jump(0, step, spent: step) }
        if oldLeft && isSure(old + step, new, same) { return jump(step, 0, spent: step) }
      }
      step += 1
    }
    reach = Swift.min(reach * 2, WalkCursor.furthest)
    jump(1, 1, spent: step)
  }

  @inlinable mutating func jump(_ oldRows: Int, _ newRows: Int, spent steps: Int) {
    old += oldRows
    new += newRows
    credit -= steps * 3
    earn(oldRows + newRows)
  }

  /// Whether three rows in common follow each other.
  @inlinable func isSure(_ oldRow: Int, _ newRow: Int, _ same: (Int, Int) -> Bool) -> Bool {
    for ahead in 0..<3 {
      guard oldRow + ahead < oldEnd, newRow + ahead < newEnd, same(oldRow + ahead, newRow + ahead) else {
        return false
      }
    }
    return true
  }
}
