import LeakCheck
import TerminalIO
import TestSupport
import Testing
import Views

/// What changed is drawn anew, and what is shown is what a view that remembers nothing would show.
@Suite struct RedrawingTests {
  @Test func aChangeDrawsOneRowOfMany() {
    let view = View()
    let rows = (0..<3).map { _ in CountingRows() }
    for row in rows { view.addSubview(row) }
    _ = view.lines(width: 10)
    rows[1].rows = ["x"]
    #expect(view.lines(width: 10).map(\.text) == ["-", "x", "-"])
    #expect(rows.map(\.drawings) == [1, 2, 1])
  }

  @Test func whatChangesWhileItsHolderDrawsIsShownAtOnce() {
    let view = View()
    let first = CountingRows()
    let second = Meddling(first)
    view.addSubview(first)
    view.addSubview(second)
    #expect(view.lines(width: 10).map(\.text) == ["1", "1"])
    second.setNeedsDisplay()
    #expect(view.lines(width: 10).map(\.text) == ["2", "2"])
  }

  @Test func whatTakesMoreRowsWhileItsHolderDrawsMovesWhatStandsBelow() {
    let view = View()
    let first = CountingRows()
    let second = Meddling(first, rows: ["a", "b"])
    view.addSubview(first)
    view.addSubview(second)
    for _ in 0..<2 {
      #expect(view.lines(width: 10).map(\.text) == ["a", "b", "2"])
      for row in 0..<3 {
        let found = view.view(at: Frame.Position(row: row, column: 0), width: 10)?.view
        #expect(found === (row < 2 ? first : second), "row \(row)")
      }
    }
  }

  @Test func anOverrideMayPutRowsAroundThoseOfTheSubviews() {
    let view = Framed()
    let label = Label("a")
    view.addSubview(label)
    view.addSubview(Label("b"))
    #expect(view.lines(width: 10).map(\.text) == ["top", "a", "b"])
    for text in ["x", "y"] {
      label.text = text
      #expect(view.lines(width: 10).map(\.text) == ["top", text, "b"])
    }
    view.showsSubviews = false
    #expect(view.lines(width: 10).map(\.text) == ["top"])
    label.text = "z"
    #expect(view.lines(width: 10).map(\.text) == ["top"])
    view.showsSubviews = true
    #expect(view.lines(width: 10).map(\.text) == ["top", "z", "b"])
  }

  /// What it did not ask for in one drawing has no rows of that one.
  @Test func anOverrideMayLeaveTheSubviewsOutForAWhile() {
    let view = Framed()
    let (badge, label) = (Label("badge"), Label("a"))
    view.badge = badge
    view.addSubview(badge)
    view.addSubview(label)
    #expect(view.lines(width: 10).map(\.text) == ["top", "badge", "a"])
    badge.text = nil
    #expect(view.lines(width: 10).map(\.text) == ["top"])
    label.text = "b"
    #expect(view.lines(width: 10).map(\.text) == ["top"])
    badge.text = "badge"
    #expect(view.lines(width: 10).map(\.text) == ["top", "badge", "b"])
  }

  @Test func aViewThatWasTakenAwayIsNotKept() {
    let view = View()
    assertDeallocated {
      let label = tracked(Label("a"))
      view.addSubview(label)
      _ = view.lines(width: 10)
      label.removeFromSuperview()
    }
  }

  @Test func whatFillsItsHolderFollowsTheOthers() {
    let view = View()
    let label = Label("a")
    let rest = CountingRows()
    rest.fillsHeight = true
    view.height = 4
    view.addSubview(label)
    view.addSubview(rest)
    #expect(view.lines(width: 10).map(\.text) == ["a", "-", "", ""])
    label.text = "a\nb"
    #expect(view.lines(width: 10).map(\.text) == ["a", "b", "-", ""])
    rest.fillsHeight = false
    rest.height = nil
    #expect(view.lines(width: 10).map(\.text) == ["a", "b", "-", ""])
    label.text = nil
    #expect(view.lines(width: 10).map(\.text) == ["-", "", "", ""])
  }

  @Test func aViewThatDrawsInItsOwnWayIsFoundWhereItStands() {
    let view = Joining()
    let first = Label("a")
    let second = Label("b")
    view.addSubview(first)
    view.addSubview(second)
    for (text, row) in [("a", 1), ("c\nd", 2)] {
      first.text = text
      #expect(view.lines(width: 10).count == row + 1)
      #expect(view.view(at: Frame.Position(row: row, column: 0), width: 10)?.view === second)
    }
  }

  /// Random trees, changed at random, beside the same tree made anew.
  @Test(arguments: 0..<200) func anyChangesShowWhatATreeMadeAnewShows(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let root = Node(.view)
    var nodes = [root]
    for step in 0..<60 {
      let node = nodes[random.next(below: nodes.count)]
      switch random.next(below: 9) {
      case 0, 1:
        guard node.kind == .view else { continue }
        let new = Node(random.next(below: 3) == 0 ? .view : .label)
        node.add(new)
        nodes.append(new)
      case 2, 3, 4: node.setText(["", "a", "bc", "d\ne", "f\ng\nh"][random.next(below: 5)])
      case 5: node.view.isHidden.toggle()
      case 6: node.view.fillsHeight.toggle()
      case 7: if !node.view.fillsHeight { node.view.height = [nil, nil, 1, 2, 6][random.next(below: 5)] }
      default:
        guard nodes.count > 1, let holder = node.holder else { continue }
        holder.remove(node)
        nodes.removeAll { $0.isIn(node) }
      }
      if random.next(below: 3) > 0 {
        let width = random.next(below: 6) == 0 ? 20 : 10
        // Asking where things are must change nothing.
        if random.next(below: 2) == 0 { _ = root.view.cursor(width: width) }
        let shown = root.view.lines(width: width).map(\.text)
        let anew = root.madeAnew()
        #expect(shown == anew.lines(width: width).map(\.text), "seed \(seed), step \(step)")
        for row in shown.indices {
          let place = Frame.Position(row: row, column: 0)
          let found = root.view.view(at: place, width: width)
          let expected = anew.view(at: place, width: width)
          #expect(found?.position == expected?.position, "seed \(seed), step \(step), row \(row)")
          #expect(
            (found?.view as? Label)?.text == (expected?.view as? Label)?.text, "seed \(seed), step \(step)")
        }
      }
    }
  }
}

/// A view, and what it takes to make the same again.
private final class Node {
  enum Kind { case view, label }
  let kind: Kind
  let view: View
  private(set) weak var holder: Node?
  private var children: [Node] = []

  init(_ kind: Kind) {
    self.kind = kind
    view = kind == .view ? View() : Label("-")
  }

  func add(_ node: Node) {
    children.append(node)
    node.holder = self
    view.addSubview(node.view)
  }

  func remove(_ node: Node) {
    children.removeAll { $0 === node }
    node.view.removeFromSuperview()
  }

  func isIn(_ node: Node) -> Bool { self === node || holder?.isIn(node) == true }

  func setText(_ text: String) { (view as? Label)?.text = text }

  func madeAnew() -> View {
    let copy = kind == .view ? View() : Label((view as? Label)?.text)
    copy.isHidden = view.isHidden
    copy.fillsHeight = view.fillsHeight
    copy.height = view.height
    for child in children { copy.addSubview(child.madeAnew()) }
    return copy
  }
}

private final class CountingRows: View {
  private(set) var drawings = 0
  var rows = ["-"] {
    didSet { setNeedsDisplay() }
  }

  override func draw(width: Int) -> [Line] {
    drawings += 1
    return rows.map { Line($0) }
  }
}

/// Draws its subviews without asking where they stand.
private final class Joining: View {
  override func draw(width: Int) -> [Line] { subviews.flatMap { $0.lines(width: width) } }
}

/// Shows the subviews below a row of its own, or that row alone, as when its badge has no text.
private final class Framed: View {
  weak var badge: Label?
  var showsSubviews = true {
    didSet { setNeedsDisplay() }
  }

  override func draw(width: Int) -> [Line] {
    [Line("top")] + (showsSubviews && (badge == nil || badge?.text != nil) ? super.draw(width: width) : [])
  }
}

/// Changes another view at every drawing.
private final class Meddling: View {
  private let other: CountingRows
  private let rows: [String]?
  private var drawings = 0

  init(_ other: CountingRows, rows: [String]? = nil) {
    self.other = other
    self.rows = rows
    super.init()
  }

  override func draw(width: Int) -> [Line] {
    drawings += 1
    other.rows = rows ?? ["\(drawings)"]
    return [Line(rows.map { "\($0.count)" } ?? "\(drawings)")]
  }
}
