/// The rows of one section of the new model: which are new, which stayed, which came from elsewhere.
struct SectionArrivals {
  let section: Int
  /// The section that it was in the old model, if it was there.
  let oldSection: Int?

  /// Rows that are new, in a section that is not.
  private(set) var inserted: [IndexPathSet.Run] = []

  /// Rows with a partner in the old model, ascending in the new one.
  private var found: [Matching.Run] = []

  /// For each of `found`, the old section, where it is another than this one was.
  private var origins: [Int?] = []

  /// Whether a row that the walk left over came from this section: only then may rows stand in another order.
  private var isReordered = false

  init(section: Int, oldSection: Int?) {
    self.section = section
    self.oldSection = oldSection
  }

  /// Takes in the section's runs and gaps.
  ///
  /// `number` counts the strays of the new model, of which `partners` tells where they stood.
  mutating func collect(
    runs: ArraySlice<Matching.Run>, gaps: ArraySlice<IndexPathSet.Run>, partners: [Stray],
    from number: inout Int
  ) {
    var runs = runs
    for gap in gaps {
      while let run = runs.first, run.new < gap.rows.lowerBound { note(runs.removeFirst(), from: nil) }
      for row in gap.rows {
        note(row, partners[number])
        number += 1
      }
    }
    for run in runs { note(run, from: nil) }
  }

  private mutating func note(_ row: Int, _ partner: Stray) {
    if partner.exists {
      let isFromHere = oldSection == Int(partner.section)
      if isFromHere { isReordered = true }
      let run = Matching.Run(old: Int(partner.row), new: row, count: 1)
      note(run, from: isFromHere ? nil : Int(partner.section))
    } else if oldSection != nil {
      inserted.append(IndexPathSet.Run(section: section, rows: row..<(row + 1)))
    }
  }

  private mutating func note(_ run: Matching.Run, from origin: Int?) {
    found.append(run)
    origins.append(origin)
  }

  /// Adds the moves into this section and within it.
  func noteMoves(in moved: inout [Transition<IndexPath>]) {
    var stays: [Bool] = []
    if isReordered {
      stays = longestIncreasing(zip(found, origins).compactMap { $1 == nil ? $0 : nil })
    }
    var own = 0
    for (run, origin) in zip(found, origins) {
      if origin == nil {
        defer { own += 1 }
        if !isReordered || stays[own] { continue }
      }
      guard let from = origin ?? oldSection else { continue }
      for ahead in 0..<run.count {
        moved.append(
          Transition(
            from: IndexPath(row: run.old + ahead, section: from),
            to: IndexPath(row: run.new + ahead, section: section)))
      }
    }
  }
}
