import Differences
import Views

// Where everything stands.
extension ListView {
  /// Heights may be others now.
  func invalidateLayout() {
    isLayoutStale = true
    dropHeadersAndFooters()
    setNeedsDisplay()
  }

  /// Finds out how many rows there are, where that may have changed since it was last known.
  func layoutIfNeeded(width: Int) {
    guard !isDrawing else { return }
    if dataSource == nil, layout.sectionCount > 0 { reloadData() }
    let hasNewWidth = width != layoutWidth && rowHeight == .automatic
    guard isLayoutStale || hasNewWidth else {
      layoutWidth = width
      return
    }
    let top = layout.part(at: contentOffset)
    layoutWidth = width
    makeLayout()
    guard hasNewWidth, let top, top.exists(in: layout) else { return }
    // The same row stands at the top, however its height changed.
    measure(around: top.part)
    let rows = layout.rows(of: top.part)
    contentOffset = rows.lowerBound + min(contentOffset - top.rows.lowerBound, max(0, rows.count - 1))
  }

  /// Asks the data source and the delegate anew.
  func makeLayout() {
    isLayoutStale = false
    guard let dataSource else {
      layout = ListLayout()
      return
    }
    let titles = dataSource as? any TitlingDataSource
    let (headers, footers) = (titles?.headersHaveTitles, titles?.footersHaveTitles)
    let sections = (0..<dataSource.numberOfSections(in: self)).map { section in
      SectionHeights(
        header: headerHeight(section, hasTitle: headers),
        rowCount: dataSource.listView(self, numberOfRowsInSection: section),
        footer: footerHeight(section, hasTitle: footers))
    }
    layout = ListLayout(
      sections, rowHeight: rowHeight.estimate, isUniform: !rowHeightsDiffer)
    if let cursorRow { self.cursorRow = layout.nearestRow(to: cursorRow) }
    if isFocused { placeCursor() }
  }

  var rowHeightsDiffer: Bool { delegate != nil || rowHeight == .automatic }

  private func headerHeight(_ section: Int, hasTitle: Bool?) -> Int {
    if let height = delegate?.listView(self, heightForHeaderInSection: section) { return max(0, height) }
    let isThere =
      hasTitle ?? (dataSource?.listView(self, titleForHeaderInSection: section) != nil)
      || delegate?.listView(self, viewForHeaderInSection: section) != nil
    return isThere ? sectionHeaderHeight : 0
  }

  private func footerHeight(_ section: Int, hasTitle: Bool?) -> Int {
    if let height = delegate?.listView(self, heightForFooterInSection: section) { return max(0, height) }
    let isThere =
      hasTitle ?? (dataSource?.listView(self, titleForFooterInSection: section) != nil)
      || delegate?.listView(self, viewForFooterInSection: section) != nil
    return isThere ? sectionFooterHeight : 0
  }

  /// The cells that a cell has in a row.
  func cellWidth(_ width: Int) -> Int { max(0, width - gutterWidth) }

  /// Measures what stands in `range`, and follows it where rows above it turn out to be higher than was guessed, or the
  /// content to end before it.
  ///
  /// - Returns: The range in which the same rows stand.
  func settle(_ range: Range<Int>) -> Range<Int> {
    var top = range.lowerBound
    while true {
      let current = top..<max(top, min(top + range.count, layout.height))
      if let rows = layout.unmeasuredRows(in: current) {
        let (start, growth) = layout.measure(rows, heights: heights(of: rows), shown: range.count)
        if start < top { top = max(start, top + growth) }
        continue
      }
      let last = max(0, layout.height + ghosts.height + contentInset.bottom - range.count)
      if top <= last { return current }
      top = last
    }
  }

  /// Measures what stands in the view; without a height that is everything.
  func measureWhatIsInSight() {
    guard !isDrawing, rowHeightsDiffer else { return }
    // Scrolling asks how high the content is: now it is known.
    isDrawing = true
    defer { isDrawing = false }
    let top = max(0, contentOffset)
    let settled = settle(height.map { top..<top + $0 } ?? 0..<Int.max)
    if height != nil, settled.lowerBound != top { contentOffset += settled.lowerBound - top }
  }

  /// Measures the row, so that its place is known among its neighbours.
  func measure(around part: ListPart) {
    guard case .row(let indexPath) = part, let rows = layout.unmeasuredRows(around: indexPath) else { return }
    _ = layout.measure(rows, heights: heights(of: rows), shown: height ?? 0)
  }

  private func heights(of rows: ListLayout.Unmeasured) -> [Int] {
    rows.rows.map { row in
      let indexPath = IndexPath(row: row, section: rows.section)
      if let height = delegate?.listView(self, heightForRowAt: indexPath) { return max(1, height) }
      return rowHeight == .automatic ? heightOfCell(at: indexPath) : rowHeight.estimate
    }
  }
}

extension PlacedPart {
  /// Whether a layout has such a part.
  fileprivate func exists(in layout: ListLayout) -> Bool {
    switch part {
    case .row(let indexPath): layout.contains(indexPath)
    case .header(let section), .footer(let section): section < layout.sectionCount
    }
  }
}
