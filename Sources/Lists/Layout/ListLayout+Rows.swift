import Differences

// Going from row to row.
extension ListLayout {
  /// The row itself, or what is nearest to where it would be: the last of its section, else the first below, else the
  /// last above; `nil` where there is no row at all.
  func nearestRow(to indexPath: IndexPath) -> IndexPath? {
    let section = indexPath.section
    if section < sectionCount, rowCount(inSection: section) > 0 {
      return IndexPath(row: min(indexPath.row, rowCount(inSection: section) - 1), section: section)
    }
    return firstRow(fromSection: section) ?? lastRow(upToSection: section)
  }

  /// The row below.
  func row(after indexPath: IndexPath) -> IndexPath? {
    guard indexPath.row + 1 >= rowCount(inSection: indexPath.section) else {
      return IndexPath(row: indexPath.row + 1, section: indexPath.section)
    }
    return firstRow(fromSection: indexPath.section + 1)
  }

  /// The row above.
  func row(before indexPath: IndexPath) -> IndexPath? {
    guard indexPath.row == 0 else { return IndexPath(row: indexPath.row - 1, section: indexPath.section) }
    return lastRow(upToSection: indexPath.section - 1)
  }

  /// The first row of a section, or of the next that has any.
  func firstRow(fromSection section: Int) -> IndexPath? {
    guard section < sectionCount else { return nil }
    return (section..<sectionCount).first { rowCount(inSection: $0) > 0 }.map {
      IndexPath(row: 0, section: $0)
    }
  }

  /// The last row of a section, or of the one before that has any.
  func lastRow(upToSection section: Int) -> IndexPath? {
    let last = min(section, sectionCount - 1)
    guard last >= 0 else { return nil }
    return (0...last).last { rowCount(inSection: $0) > 0 }.map {
      IndexPath(row: rowCount(inSection: $0) - 1, section: $0)
    }
  }
}
