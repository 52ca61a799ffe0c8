import LeakCheck
import TerminalIO
import Testing
import Views

/// How views hold, draw and forget.
@Suite struct ViewTests {
  @Test func subviewsStandBelowOneAnother() {
    let view = View()
    view.addSubview(Label("one"))
    view.addSubview(Label("two\nthree"))
    #expect(view.lines(width: 10).map(\.text) == ["one", "two", "three"])
  }

  @Test func aChangeIsKnownAllTheWayUp() {
    let outer = View()
    let inner = View()
    let label = Label("one")
    outer.addSubview(inner)
    inner.addSubview(label)
    _ = outer.lines(width: 10)
    #expect(!outer.needsDisplay)
    label.text = "two"
    #expect(outer.needsDisplay)
    #expect(outer.lines(width: 10).map(\.text) == ["two"])
    #expect(!label.needsDisplay)
  }

  @Test func whatIsUnchangedIsNotDrawnAgain() {
    let view = View()
    let still = Counting()
    let label = Label("one")
    view.addSubview(still)
    view.addSubview(label)
    for text in ["two", "three"] {
      _ = view.lines(width: 10)
      label.text = text
    }
    #expect(still.drawings == 1)
    _ = view.lines(width: 11)
    #expect(still.drawings == 2)
  }

  @Test func aHiddenViewTakesNoRow() {
    let view = View()
    let label = Label("one")
    view.addSubview(label)
    view.addSubview(Label("two"))
    label.isHidden = true
    #expect(view.lines(width: 10).map(\.text) == ["two"])
    label.isHidden = false
    #expect(view.lines(width: 10).map(\.text) == ["one", "two"])
  }

  @Test func theCursorIsFoundInTheRowsBelow() {
    let view = View()
    let field = TextField("ab")
    let editor = Editor()
    view.addSubview(Label("one\ntwo"))
    view.addSubview(field)
    #expect(view.cursor(width: 10) == nil)
    field.beginEditing(editor)
    #expect(view.cursor(width: 10) == Frame.Position(row: 2, column: 2))
  }

  @Test func aViewBelongsToOneHolder() {
    let first = View()
    let second = View()
    let label = Label("one")
    first.addSubview(label)
    second.addSubview(label)
    #expect(first.subviews.isEmpty)
    #expect(label.superview === second)
  }

  @Test func aTreeDies() {
    assertDeallocated {
      let view = View()
      view.addSubview(tracked(Label("one")))
      view.addSubview(tracked(TextField()))
      return view
    }
  }
}

final class Counting: View {
  var drawings = 0
  override func draw(width: Int) -> [Line] {
    drawings += 1
    return [Line("still")]
  }
}
