import TerminalIO
import Testing
import Views

/// One row that scrolls sideways with its cursor.
@Suite struct TextInputTests {
  private let editor = Editor()

  private func shown(_ field: TextField, _ width: Int) -> String {
    field.lines(width: width).map(\.text).joined(separator: "\n")
  }

  @Test func theCursorsCellStaysInTheRowWhateverTheWidth() {
    let text = "日本語abcdé👩‍👩‍👧xyz"
    for width in 0...24 {
      for cursor in 0...text.count {
        let field = TextField(text)
        field.beginEditing(editor)
        _ = field.lines(width: width)
        field.moveCursor(to: cursor)
        #expect(displayWidth(of: shown(field, width)) <= width)
        let column = field.cursor(width: width)?.column
        #expect(column.map { $0 <= max(0, width - 1) } == true)
      }
    }
  }

  @Test func itScrollsNoMoreThanItMust() {
    let field = TextField("abcdefghij")
    field.beginEditing(editor)
    #expect(shown(field, 6) == "fghij")
    field.moveCursor(to: 7)
    #expect(shown(field, 6) == "fghij")
    field.moveCursor(to: 3)
    #expect(shown(field, 6) == "defghi")
    #expect(field.cursor(width: 6)?.column == 0)
  }

  @Test func textThatShrinksComesBackIntoTheRow() {
    let field = TextField("abcdefghij")
    field.beginEditing(editor)
    _ = field.lines(width: 6)
    field.take(.text("abc"), cursor: 3)
    #expect(shown(field, 6) == "abc")
    #expect(field.cursor(width: 6)?.column == 3)
  }

  @Test func wideCharactersAreNeverCutInTwo() {
    let field = TextField("日本語日本語")
    field.beginEditing(editor)
    #expect(shown(field, 6) == "本語")
    field.moveCursor(to: 0)
    #expect(shown(field, 5) == "日本")
  }

  @Test func thePlaceholderIsShownFaintlyWhileTheFieldIsEmpty() {
    let field = TextField()
    field.placeholder = "name@example.org"
    #expect(field.lines(width: 8) == [Line("name@ex…", Style(attributes: .dim))])
    field.beginEditing(editor)
    #expect(field.cursor(width: 8)?.column == 0)
    field.take(.text("x"), cursor: 1)
    #expect(field.lines(width: 8) == [Line("x")])
  }

  @Test(arguments: [
    ("ab", "abc", 3, "c"), ("", "a", 1, nil), ("ab", "acb", 2, nil), ("ab", "abc", 2, nil),
    ("abcd", "abcde", 5, nil),
    ("ab", "abcd", 4, nil), ("ab", "a", 1, nil), ("日", "日a", 2, nil), ("e", "e\u{301}", 1, nil),
    ("ab", "xbc", 3, nil),
  ])
  func theKeyIsToldWhereItIsAllThatChanged(old: String, new: String, cursor: Int, typed: Character?) {
    let field = TextField(old)
    field.beginEditing(editor)
    _ = field.lines(width: 5)
    var told: [Character?] = []
    field.take(.text(new), cursor: cursor) { told.append($0) }
    #expect(told == [typed])
  }

  @Test func theKeyIsNotToldWhereTheTextBeforeItIsNotShownOrMayWrap() {
    for prepare in [{ $0.maximumRows = 2 }, { $0.text = "xy" }] as [(TextField) -> Void] {
      let field = TextField("ab")
      field.beginEditing(editor)
      _ = field.lines(width: 5)
      prepare(field)
      if field.maximumRows == 2 { _ = field.lines(width: 5) }
      var told: [Character?] = []
      field.take(.text(field.text + "c"), cursor: 3) { told.append($0) }
      #expect(told == [nil])
    }
  }

  @Test func outsideOfEditingItIsCutWithAnEllipsis() {
    #expect(TextField("abcdefghij").lines(width: 6).map(\.text) == ["abcde…"])
  }
}
