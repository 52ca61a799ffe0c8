/// Where in a history the line is: libedit does not tell, but it decides what Up and Down mean.
struct HistoryWalk: Equatable {
  /// The age of the entry that is shown, 1 for the newest; 0 for the answer being written.
  private(set) var age = 0
  /// The answer being written, while an entry is shown.
  private(set) var draft: [Unicode.Scalar] = []

  /// Notes what a command did, and says whether it went from one entry to another, or back to the answer.
  ///
  /// `current` is the entry that libedit's history looked at last.
  mutating func update(
    from old: [Unicode.Scalar], to new: [Unicode.Scalar], current: (age: Int, entry: String)?
  ) -> Bool {
    guard new != old else { return false }
    if let current, new.elementsEqual(current.entry.unicodeScalars) {
      if age == 0 { draft = old }
      let moved = age != current.age
      age = current.age
      return moved
    }
    guard age > 0, new == draft else { return false }
    age = 0
    return true
  }
}
