import TerminalIO
import Testing
import Views

/// How views share the rows of a holder, and how cells and views find one another.
@Suite struct LayoutTests {
  @Test func aGivenHeightCutsAndFills() {
    let label = Label("one\ntwo\nthree")
    label.height = 2
    #expect(label.lines(width: 10).map(\.text) == ["one", "two"])
    label.height = 4
    #expect(label.lines(width: 10).map(\.text) == ["one", "two", "three", ""])
    label.height = nil
    #expect(label.lines(width: 10).map(\.text) == ["one", "two", "three"])
  }

  @Test func oneViewTakesTheRowsThatItsSiblingsLeave() {
    let holder = View()
    let middle = Label("middle")
    middle.fillsHeight = true
    let below = Label("below")
    for view in [Label("above"), middle, below] { holder.addSubview(view) }
    #expect(holder.lines(width: 10).map(\.text) == ["above", "middle", "below"])
    holder.height = 5
    #expect(holder.lines(width: 10).map(\.text) == ["above", "middle", "", "", "below"])
    below.text = "two\nrows"
    #expect(holder.lines(width: 10).map(\.text) == ["above", "middle", "", "two", "rows"])
    holder.height = 2
    #expect(holder.lines(width: 10).map(\.text) == ["above", "two"])
    holder.height = nil
    #expect(holder.lines(width: 10).map(\.text) == ["above", "middle", "two", "rows"])
  }

  @Test func aCellIsFoundInTheInnermostView() throws {
    let outer = View()
    let inner = View()
    let hidden = Label("hidden")
    let second = Label("two\nthree")
    hidden.isHidden = true
    outer.addSubview(Label("one"))
    outer.addSubview(inner)
    inner.addSubview(hidden)
    inner.addSubview(second)
    let found = try #require(outer.view(at: Frame.Position(row: 2, column: 3), width: 10))
    #expect(found.view === second)
    #expect(found.position == Frame.Position(row: 1, column: 3))
    #expect(outer.view(at: Frame.Position(row: 3, column: 0), width: 10) == nil)
    #expect(outer.view(at: Frame.Position(row: 0, column: 10), width: 10) == nil)
    #expect(second.origin(in: outer) == Frame.Position(row: 1, column: 0))
    #expect(hidden.origin(in: outer) == nil)
    #expect(Label().origin(in: outer) == nil)
  }

  @Test func aCursorBelowTheHeightIsNotShown() {
    let view = View()
    let field = TextField("ab")
    let editor = Editor()
    view.addSubview(Label("one"))
    view.addSubview(field)
    field.beginEditing(editor)
    #expect(view.cursor(width: 10) == Frame.Position(row: 1, column: 2))
    view.height = 1
    #expect(view.cursor(width: 10) == nil)
  }
}
