/// Which rows of an old model are which rows of a new one.
///
/// A row's partner is the row with its identity, wherever that stands. Most partners are found where they are expected,
/// by walking along both models at once; they are kept as runs. Only what the walk leaves over, the strays, is hashed.
@usableFromInline struct Matching {
  /// Rows that stand in one row in both models, in one section.
  @usableFromInline struct Run {
    @usableFromInline var old: Int
    @usableFromInline var new: Int
    @usableFromInline var count: Int

    @inlinable init(old: Int, new: Int, count: Int) {
      self.old = old
      self.new = new
      self.count = count
    }
  }

  /// For each section of the new model, the old section that it was.
  @usableFromInline let oldSections: [Int?]

  /// The runs, by new section, ascending in both models.
  @usableFromInline var runs: [Run] = []

  /// For each new section, how many runs there are up to its end.
  @usableFromInline var runEnds: [Int] = []

  /// Rows of the old model outside of the runs, in the order of the walk.
  @usableFromInline var oldGaps: [IndexPathSet.Run] = []

  /// Rows of the new model outside of the runs, ascending.
  @usableFromInline var newGaps: [IndexPathSet.Run] = []

  /// For each stray of the old model that has a partner, in the order of `oldGaps`: where it stands now.
  @usableFromInline var partnersOfOld: [Stray] = []

  /// For each stray of the new model that has a partner, in the order of `newGaps`: where it stood.
  @usableFromInline var partnersOfNew: [Stray] = []

  /// Rows of the runs whose content changed, ascending in the new model.
  @usableFromInline var updatesInRuns: [Transition<IndexPath>] = []

  /// Strays with partners whose content changed, ascending in the new model.
  @usableFromInline var updatesOfStrays: [Transition<IndexPath>] = []

  @inlinable init(oldSections: [Int?]) {
    self.oldSections = oldSections
  }
}

/// A row outside of the runs, or nothing; half the size of an index path.
@usableFromInline struct Stray {
  @usableFromInline var section: UInt32
  @usableFromInline var row: UInt32

  @inlinable init(section: Int, row: Int) {
    self.section = UInt32(section)
    self.row = UInt32(row)
  }

  /// No row.
  @inlinable init() {
    section = .max
    row = .max
  }

  /// Whether there is a row.
  @inlinable var exists: Bool { section != .max }

  @inlinable var path: IndexPath { IndexPath(row: Int(row), section: Int(section)) }
}
