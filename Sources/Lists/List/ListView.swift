import Differences
import RxCore
public import TerminalIO
public import Views

/// Rows in sections, of which only those in sight have cells.
///
/// A data source says what is shown, most often one that is bound: `items.drive(listView.rx.items(...))`. Keys move a
/// cursor from row to row (arrows or `j` and `k`, Page Up and Down, Home and End), Enter or Space selects, `d` or Delete
/// deletes; a click selects, the wheel scrolls. A list without a height is as high as its content.
///
/// Where all rows are of one height, which is the rule, a list of a million rows is as quick as one of ten.
open class ListView: ScrollView {
  /// Says what is shown; weak.
  ///
  /// What is bound with `rx.items` is kept by the binding.
  public weak var dataSource: (any ListViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Says how it looks, and hears what a person does; weak.
  public weak var delegate: (any ListViewDelegate)? {
    didSet { if delegate !== oldValue { invalidateLayout() } }
  }

  /// How high the rows are for which the delegate does not say it.
  public var rowHeight = RowHeight.fixed(1) {
    didSet { if rowHeight != oldValue { invalidateLayout() } }
  }

  /// How high a header is whose height the delegate does not say.
  public var sectionHeaderHeight = 1 {
    didSet { if sectionHeaderHeight != oldValue { invalidateLayout() } }
  }

  /// How high a footer is whose height the delegate does not say.
  public var sectionFooterHeight = 1 {
    didSet { if sectionFooterHeight != oldValue { invalidateLayout() } }
  }

  /// Whether Enter and clicks select rows.
  public var allowsSelection = true

  /// Whether several rows can be selected; selecting a selected row then takes it out again.
  public var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { selectionModeDidChange() } }
  }

  /// Styles and marks.
  public var look = ListLook() {
    didSet { if look != oldValue { lookDidChange() } }
  }

  /// Shown in place of the content where there is none.
  public var emptyView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let emptyView { addSubview(emptyView) }
    }
  }

  // Layout
  var layout = ListLayout()
  var isLayoutStale = true
  var layoutWidth = 0
  /// Views are made while the list draws; what they ask of it then finds it as it was before.
  var isDrawing = false
  /// New models that came while it drew.
  var pendingUpdates: [() -> Void] = []

  // Views
  var parts = VisibleParts()
  var registry = CellRegistry()
  var queue = ReuseQueue()

  var theme: Theme?

  // What a person did
  var selection: Set<IndexPath> = []
  var cursorRow: IndexPath?
  var pressedRow: IndexPath?
  let events = ListEvents()

  // Animations
  var tints = RowTints()
  var ghosts = Ghosts()
  let animationTimer = SerialDisposable()

  /// The data source that a binding keeps alive.
  var boundDataSource: AnyObject?

  /// An empty list.
  public override init() { super.init() }

  // MARK: - Drawing

  /// The rows that all sections take, headers and footers included.
  open override func contentHeight(width: Int) -> Int {
    layoutIfNeeded(width: width)
    measureWhatIsInSight()
    endGhosts(unlessAt: max(0, contentOffset), width: width)
    let rows = layout.height + ghosts.height
    return rows > 0 ? rows : emptyView?.lines(width: width).count ?? 0
  }

  /// The rows in sight, for which cells are made or used again.
  open override func contentRows(_ range: Range<Int>, width: Int) -> [Line] {
    drawRows(range, width: width)
  }

  open override func draw(width: Int) -> [Line] {
    var lines = super.draw(width: width)
    // A model that changes whenever it is drawn is drawn no more often than this.
    var rounds = 0
    while rounds < 16, takePendingUpdates() {
      lines = super.draw(width: width)
      rounds += 1
    }
    return lines
  }

  /// Where the views in sight stand.
  open override func contentPlacements(_ range: Range<Int>, width: Int) -> [Placement] {
    places(in: range, width: width)
  }

  /// The rows of the cursor: they stay in sight.
  open override var focusedRows: Range<Int>? { cursorRow.map { rowsToShow(for: $0) } }

  /// Takes the styles of a theme, for the cells that are to come too.
  open override func apply(_ theme: Theme) {
    self.theme = theme
    super.apply(theme)
    look.take(theme)
    lookDidChange()
  }

  // MARK: - Keys and mouse

  open override func focusDidChange() {
    super.focusDidChange()
    if isFocused { placeCursor() }
  }

  open override func keyDown(_ key: KeyPress) -> Bool {
    handle(key) || super.keyDown(key)
  }

  open override func mouseDown(_ event: MouseEvent, at position: Frame.Position) -> Bool {
    press(event, at: position)
  }

  open override func mouseUp(_ event: MouseEvent, at position: Frame.Position) {
    release(event, at: position)
  }

  open override func mouseCancelled() { pressedRow = nil }
}
