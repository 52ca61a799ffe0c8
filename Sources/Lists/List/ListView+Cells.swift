public import Differences
import RxCore
import Views

extension ListView {
  /// Says which class is made for an identifier; `nil` for none any more.
  public func register(_ cellClass: ListViewCell.Type?, forCellReuseIdentifier identifier: String) {
    registry.register(cellClass, for: identifier)
  }

  /// A cell for a row: one that is out of sight and prepared for reuse, or a new one.
  ///
  /// Asking for an identifier that no class is registered for is a programmer's mistake and traps.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> ListViewCell
  {
    guard let cell = queue.take(identifier, for: indexPath) ?? registry.makeCell(for: identifier) else {
      preconditionFailure("no class is registered for the cell identifier “\(identifier)”")
    }
    give(theme, to: cell)
    return cell
  }

  /// A cell for any row; `nil` where none waits and no class is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> ListViewCell? {
    let cell = queue.take(identifier, for: nil) ?? registry.makeCell(for: identifier)
    if let cell { give(theme, to: cell) }
    return cell
  }

  /// Styles a cell before it is filled in, so that what a row sets for itself comes later.
  private func give(_ theme: Theme?, to cell: ListViewCell) {
    if let theme, cell.theme != theme { cell.apply(theme) }
  }

  /// The cell of a row that is in sight; `nil` for any other row.
  public func cellForRow(at indexPath: IndexPath) -> ListViewCell? {
    drawIfNeeded()
    return parts.cells[indexPath]
  }

  /// The row that a cell shows; `nil` for a cell that shows none.
  ///
  /// O(visible rows).
  public func indexPath(for cell: ListViewCell) -> IndexPath? {
    parts.cells.first { $0.value === cell }?.key
  }

  /// The cells in sight, from the top.
  public var visibleCells: [ListViewCell] { indexPathsForVisibleRows.compactMap { parts.cells[$0] } }

  /// The rows in sight, from the top.
  public var indexPathsForVisibleRows: [IndexPath] {
    drawIfNeeded()
    return parts.cells.keys.sorted()
  }

  /// Brings the cells up to date with a model that changed since the list was drawn.
  func drawIfNeeded() {
    if needsDisplay, width > 0, !isDrawing { _ = lines(width: width) }
  }
}

// What is in sight.
extension ListView {
  /// Has a view for each of `shown`, and for nothing else.
  func show(_ shown: [PlacedPart]) {
    let rows = Set(shown.map(\.part))
    for (indexPath, cell) in parts.cells where !rows.contains(.row(indexPath)) { retire(cell, at: indexPath) }
    for (section, view) in parts.headers where !rows.contains(.header(section: section)) {
      view.removeFromSuperview()
      parts.headers[section] = nil
    }
    for (section, view) in parts.footers where !rows.contains(.footer(section: section)) {
      view.removeFromSuperview()
      parts.footers[section] = nil
    }
    for place in shown { show(place) }
    for cell in queue.takePlaced().values {
      cell.removeFromSuperview()
      queue.put(cell)
    }
    queue.trim()
  }

  private func show(_ place: PlacedPart) {
    switch place.part {
    case .row(let indexPath):
      let cell = parts.cells[indexPath] ?? makeCell(at: indexPath)
      cell?.height = rowHeight == .automatic ? nil : place.rows.count
    case .header(let section):
      guard parts.headers[section] == nil else { return }
      parts.headers[section] = adopt(header(section))
    case .footer(let section):
      guard parts.footers[section] == nil else { return }
      parts.footers[section] = adopt(footer(section))
    }
  }

  private func makeCell(at indexPath: IndexPath) -> ListViewCell? {
    guard let cell = dataSource?.listView(self, cellForRowAt: indexPath) else { return nil }
    give(theme, to: cell)
    cell.isSelected = selection.contains(indexPath)
    cell.isHighlighted = cursorRow == indexPath
    parts.cells[indexPath] = adopt(cell)
    delegate?.listView(self, willDisplay: cell, forRowAt: indexPath)
    events.willDisplay.accept((cell, indexPath))
    return cell
  }

  /// A cell is out of sight, and waits.
  private func retire(_ cell: ListViewCell, at indexPath: IndexPath) {
    parts.cells[indexPath] = nil
    cell.removeFromSuperview()
    endDisplaying(cell, at: indexPath)
    queue.put(cell)
  }

  func endDisplaying(_ cell: ListViewCell, at indexPath: IndexPath) {
    delegate?.listView(self, didEndDisplaying: cell, forRowAt: indexPath)
    events.didEndDisplaying.accept((cell, indexPath))
    cell.prepareForReuse()
  }

  /// Gives the cells in sight back to be filled in anew, each for its row if it comes to that.
  func refillCells() {
    for (indexPath, cell) in parts.cells { endDisplaying(cell, at: indexPath) }
    queue.put(parts.cells)
    parts.cells = [:]
  }

  func dropHeadersAndFooters() {
    for view in parts.headers.values { view.removeFromSuperview() }
    for view in parts.footers.values { view.removeFromSuperview() }
    parts.headers = [:]
    parts.footers = [:]
  }

  private func adopt<Part: View>(_ view: Part) -> Part {
    if view.superview !== self { addSubview(view) }
    return view
  }

  private func header(_ section: Int) -> View {
    themed(delegate?.listView(self, viewForHeaderInSection: section))
      ?? Label(dataSource?.listView(self, titleForHeaderInSection: section), style: look.header)
  }

  private func footer(_ section: Int) -> View {
    themed(delegate?.listView(self, viewForFooterInSection: section))
      ?? Label(dataSource?.listView(self, titleForFooterInSection: section), style: look.footer)
  }

  private func themed(_ view: View?) -> View? {
    if let view, let theme { view.apply(theme) }
    return view
  }

  /// How many rows the cell of a row draws; a cell is filled in for it and given back, if the row is not in sight.
  func heightOfCell(at indexPath: IndexPath) -> Int {
    let width = cellWidth(layoutWidth)
    if let cell = parts.cells[indexPath] { return max(1, cell.lines(width: width).count) }
    let wasPlaced = queue.isPlaced(indexPath)
    guard let cell = dataSource?.listView(self, cellForRowAt: indexPath) else { return 1 }
    cell.height = nil
    let height = cell.lines(width: width).count
    cell.prepareForReuse()
    if wasPlaced { queue.put([indexPath: cell]) } else { queue.put(cell) }
    return max(1, height)
  }
}
