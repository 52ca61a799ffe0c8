public import TerminalIO

/// A window over content that has more rows than there is room for.
///
/// The content is the subviews, below one another. A subclass with another content overrides
/// `contentHeight(width:)`, `contentRows(_:width:)` and `contentPlacements(_:width:)`: it is asked for the rows in sight
/// and for no others.
///
/// Without a height it shows all its content. With one, its last column is the indicator's.
open class ScrollView: View {
  /// The row of the content that stands in the first row; below 0 within the inset at the top.
  ///
  /// It is held between the content's ends, insets included, as soon as the height is known.
  public var contentOffset: Int {
    get { offset }
    set { scroll(to: newValue) }
  }

  /// Rows at the edges that the content can be scrolled out of, because something else covers them.
  ///
  /// Content that stood at its beginning stays there.
  public var contentInset = EdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      if offset == -oldValue.top { offset = -contentInset.top }
      offset = clamped(offset)
      setNeedsDisplay()
    }
  }

  /// Rows at the edges that the indicator keeps free.
  public var indicatorInset = EdgeInsets.zero {
    didSet { if indicatorInset != oldValue { setNeedsDisplay() } }
  }

  /// Whether the last column shows which part of the content is in sight.
  public var showsIndicator = true {
    didSet { if showsIndicator != oldValue { setNeedsDisplay() } }
  }

  /// How the indicator looks.
  public var indicatorStyle = Style(attributes: .dim) {
    didSet { if indicatorStyle != oldValue { setNeedsDisplay() } }
  }

  private var offset = 0
  /// Rows that are to be in sight as soon as the height is known.
  private var wanted: Range<Int>?
  /// The height that the offset was last fitted to.
  private var settledHeight: Int?

  // MARK: - Content

  /// How many rows the content has, `width` cells wide.
  open func contentHeight(width: Int) -> Int {
    contentPlacements(0..<Int.max, width: width).last.map { $0.row + $0.view.lines(width: width).count } ?? 0
  }

  /// The rows of the content in `range`, which is within `contentHeight`.
  open func contentRows(_ range: Range<Int>, width: Int) -> [Line] {
    var rows: [Line] = []
    for placement in contentPlacements(range, width: width) {
      let lines = placement.view.lines(width: width)
      let end = placement.row + lines.count
      let inside = placement.row..<end
      let part = inside.clamped(to: range)
      rows += lines[part.lowerBound - placement.row..<part.upperBound - placement.row]
    }
    return rows
  }

  /// Where the subviews stand that show rows of the content in `range`, in rows of the content.
  open func contentPlacements(_ range: Range<Int>, width: Int) -> [Placement] {
    stacked(width: width).filter { placement in
      let end = placement.row + placement.view.lines(width: width).count
      return placement.row < range.upperBound && end > range.lowerBound
    }
  }

  /// The rows of the content that should stay in sight: those of the focused view.
  open var focusedRows: Range<Int>? {
    guard let focused = screen?.firstResponder, focused !== self, focused.isDescendant(of: self) else {
      return nil
    }
    let places = contentPlacements(0..<Int.max, width: contentWidth(width))
    guard let place = places.first(where: { focused.isDescendant(of: $0.view) }),
      let origin = focused.origin(in: place.view)
    else { return nil }
    let first = place.row + origin.row
    return first..<first + focused.lines(width: focused.width).count
  }

  /// How many rows the content has, as wide as it was last drawn.
  public final var contentHeight: Int { contentHeight(width: contentWidth(width)) }

  /// The rows of the content that are in sight and not covered.
  public final var visibleRows: Range<Int> {
    let end = contentHeight
    guard let height else { return 0..<end }
    let rows = max(0, height - contentInset.top - contentInset.bottom)
    let first = min(max(0, offset + contentInset.top), end)
    return first..<min(end, first + rows)
  }

  // MARK: - Drawing

  open override func apply(_ theme: Theme) {
    indicatorStyle = theme.list.indicator
    super.apply(theme)
  }

  open override func draw(width: Int) -> [Line] {
    let inner = contentWidth(width)
    let total = contentHeight(width: inner)
    guard let height else { return contentRows(0..<total, width: inner) }
    settle(total: total)
    let range = shown(height, total)
    var rows = [Line](repeating: Line(), count: min(height, max(0, -offset)))
    if !range.isEmpty { rows += contentRows(range, width: inner) }
    while rows.count < height { rows.append(Line()) }
    if showsIndicator { drawIndicator(on: &rows, total: total, width: inner) }
    return rows
  }

  /// The content's places, moved by the offset.
  public final override func placements(width: Int) -> [Placement] {
    let inner = contentWidth(width)
    let total = contentHeight(width: inner)
    let range = height.map { shown($0, total) } ?? 0..<total
    return contentPlacements(range, width: inner).map { placement in
      Placement(
        placement.view, row: placement.row - visibleOffset, column: placement.column, width: placement.width)
    }
  }

  /// The cells that a row of the content has.
  private func contentWidth(_ width: Int) -> Int {
    showsIndicator && height != nil ? max(0, width - 1) : width
  }

  private var visibleOffset: Int { height == nil ? 0 : offset }

  private func shown(_ height: Int, _ total: Int) -> Range<Int> {
    let first = min(max(0, offset), total)
    return first..<max(first, min(total, offset + height))
  }

  private func drawIndicator(on rows: inout [Line], total: Int, width: Int) {
    let track = ScrollIndicator(
      rows: rows.count, inset: indicatorInset, covered: contentInset, content: total, offset: offset)
    for row in track.thumb {
      let blank = width - rows[row].spans.reduce(0) { $0 + displayWidth(of: $1.text) }
      if blank > 0 { rows[row].spans.append(Span(String(repeating: " ", count: blank))) }
      rows[row].spans.append(Span(ScrollIndicator.mark, indicatorStyle))
    }
  }

  // MARK: - Scrolling

  /// Scrolls as little as it takes to have the rows of the content in sight, and none of the covered ones.
  ///
  /// Of more rows than fit, the first are shown. Before the view was given a height, it is done when it is.
  public func scrollToVisible(rows: Range<Int>) {
    guard let height else {
      wanted = rows
      return
    }
    let first = contentInset.top
    let room = max(1, height - first - contentInset.bottom)
    var next = offset
    if rows.upperBound > next + first + room { next = rows.upperBound - first - room }
    if rows.lowerBound < next + first { next = rows.lowerBound - first }
    scroll(to: next)
  }

  /// Has the rows in sight that should stay there.
  public func scrollFocusToVisible() {
    if let focusedRows { scrollToVisible(rows: focusedRows) }
  }

  /// It can, to be scrolled by keys, unless it holds views that can.
  open override var canBecomeFocused: Bool { subviews.allSatisfy { $0.focusOrder().isEmpty } }

  /// Scrolls with the keys that do so everywhere, and says whether that moved anything.
  open override func keyDown(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty, let height else { return super.keyDown(key) }
    let page = max(1, height - contentInset.top - contentInset.bottom - 1)
    let before = offset
    switch key.key {
    case .up: scroll(to: offset - 1)
    case .down: scroll(to: offset + 1)
    case .pageUp: scroll(to: offset - page)
    case .pageDown: scroll(to: offset + page)
    case .home: scroll(to: -contentInset.top)
    case .end: scroll(to: contentHeight)
    default: return super.keyDown(key)
    }
    return offset != before
  }

  /// Scrolls three rows a notch.
  open override func scrollWheel(_ event: MouseEvent, at position: Frame.Position) -> Bool {
    guard case .scroll(let rows, _) = event.action, rows != 0 else { return false }
    let before = offset
    scroll(to: offset + 3 * rows)
    return offset != before
  }

  private func scroll(to row: Int) {
    let row = clamped(row)
    guard row != offset else { return }
    offset = row
    setNeedsDisplay()
  }

  private func clamped(_ row: Int, total: Int? = nil) -> Int {
    guard let height, width > 0 || total != nil else { return row }
    let last = (total ?? contentHeight) + contentInset.bottom - height
    return max(-contentInset.top, min(row, last))
  }

  /// The content, the height or the insets may be others now.
  private func settle(total: Int) {
    offset = clamped(offset, total: total)
    if let rows = wanted ?? (height != settledHeight ? focusedRows : nil) {
      wanted = nil
      scrollToVisible(rows: rows)
    }
    settledHeight = height
  }
}
