import Differences

/// Where an account stands in a list that is made anew.
nonisolated extension [AccountSection] {
  /// The place of the account that stands at `indexPath` in `others`; `nil` where it is not shown.
  ///
  /// O(log n) where only the filter is another one, else O(n).
  func place(of indexPath: IndexPath, in others: [AccountSection]) -> IndexPath? {
    let section = others[indexPath.section]
    return first?.rows.position(of: section.first + indexPath.row, among: section.rows).map(place)
  }

  /// The place of the account of exactly this name; `nil` where it is not shown.
  ///
  /// O(n).
  func place(ofAccount name: String) -> IndexPath? {
    first?.rows.position(ofAccount: name).map(place)
  }

  /// The place of what stands at `position`, counted over all sections; O(log s).
  private func place(ofPosition position: Int) -> IndexPath {
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle].first <= position { low = middle } else { high = middle }
    }
    return IndexPath(row: position - self[low].first, section: low)
  }
}
