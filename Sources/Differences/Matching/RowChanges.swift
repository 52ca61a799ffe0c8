/// What became of rows, as paths.
@usableFromInline struct RowChanges {
  var deleted = IndexPathSet()
  var inserted = IndexPathSet()
  var moved: [Transition<IndexPath>] = []
  var updated: [Transition<IndexPath>] = []
}

extension RowChanges {
  /// What a matching of two models says, where the old one has `oldCount` sections.
  init(_ matching: Matching, oldCount: Int) {
    var survives = [Bool](repeating: false, count: oldCount)
    for case .some(let section) in matching.oldSections { survives[section] = true }
    noteDeleted(matching, survives)
    noteArrivals(matching)
    updated = merged(matching.updatesInRuns, matching.updatesOfStrays)
  }

  private mutating func noteDeleted(_ matching: Matching, _ survives: [Bool]) {
    var gone: [IndexPathSet.Run] = []
    var number = 0
    for gap in matching.oldGaps {
      defer { number += gap.rows.count }
      guard survives[gap.section] else { continue }
      if matching.partnersOfOld.isEmpty {
        gone.append(gap)
        continue
      }
      var start = gap.rows.lowerBound
      for row in gap.rows where matching.partnersOfOld[number + row - gap.rows.lowerBound].exists {
        if start < row { gone.append(IndexPathSet.Run(section: gap.section, rows: start..<row)) }
        start = row + 1
      }
      if start < gap.rows.upperBound {
        gone.append(IndexPathSet.Run(section: gap.section, rows: start..<gap.rows.upperBound))
      }
    }
    // The walk goes by the new model's sections; where those were moved, the old model's do not ascend.
    gone.sort { ($0.section, $0.rows.lowerBound) < ($1.section, $1.rows.lowerBound) }
    deleted = IndexPathSet(ascending: gone)
  }

  private mutating func noteArrivals(_ matching: Matching) {
    var runs = matching.runs[...]
    var gaps = matching.newGaps[...]
    var number = 0
    for (section, oldSection) in matching.oldSections.enumerated() {
      let here = runs.prefix(matching.runEnds[section] - runs.startIndex)
      runs = runs.dropFirst(here.count)
      let news = gaps.prefix { $0.section == section }
      gaps = gaps.dropFirst(news.count)
      if matching.partnersOfNew.isEmpty {
        if oldSection != nil { for gap in news { inserted.append(gap) } }
      } else {
        var arrivals = SectionArrivals(section: section, oldSection: oldSection)
        arrivals.collect(runs: here, gaps: news, partners: matching.partnersOfNew, from: &number)
        for gap in arrivals.inserted { inserted.append(gap) }
        arrivals.noteMoves(in: &moved)
      }
    }
  }

  private func merged(
    _ left: [Transition<IndexPath>], _ right: [Transition<IndexPath>]
  ) -> [Transition<IndexPath>] {
    if right.isEmpty { return left }
    var result: [Transition<IndexPath>] = []
    result.reserveCapacity(left.count + right.count)
    var rest = right[...]
    for one in left {
      while let next = rest.first, next.to < one.to { result.append(rest.removeFirst()) }
      result.append(one)
    }
    return result + rest
  }
}
