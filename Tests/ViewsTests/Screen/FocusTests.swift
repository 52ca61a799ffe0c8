import FormlineTesting
import TerminalIO
import Testing
import Views

/// Who gets the keys, and how they go on.
@Suite struct FocusTests {
  let screen = Screen()
  let a = Row("a")
  let b = Row("b")
  let c = Row("c")

  init() { for row in [a, b, c] { screen.addSubview(row) } }

  @Test(
    arguments: [
      ([], "> a\n  b\n  c"), ([.tab], "  a\n> b\n  c"), ([.tab, .tab], "  a\n  b\n> c"),
      ([.tab, .tab, .tab], "> a\n  b\n  c"), ([.backTab], "  a\n  b\n> c"),
    ] as [([Key], String)])
  func tabGoesThroughTheViewsInOrder(keys: [Key], picture: String) throws {
    #expect(try ScreenBench(screen, rows: 3, keys.map(\.keystroke)).picture() == picture)
  }

  enum Key {
    case tab, backTab
    var keystroke: Keystroke { self == .tab ? .tab : .backTab }
  }

  @Test func hiddenViewsAndThoseInThemAreLeftOut() throws {
    let holder = View()
    screen.addSubview(holder)
    holder.addSubview(Row("d"))
    holder.isHidden = true
    b.isHidden = true
    #expect(try ScreenBench(screen, rows: 2, [.tab, .tab]).picture() == "> a\n  c")
  }

  @Test func aViewThatGoesAwayLetsTheKeysGo() {
    #expect(b.becomeFocused())
    b.isHidden = true
    #expect(screen.firstResponder == nil)
    #expect(c.becomeFocused())
    c.removeFromSuperview()
    #expect(screen.firstResponder == nil)
    #expect(!c.becomeFocused())
  }

  @Test func aKeyGoesUpUntilSomebodyTakesIt() throws {
    let outer = Row("outer")
    let inner = Row("inner")
    screen.addSubview(outer)
    outer.addSubview(inner)
    let bench = ScreenBench(
      screen, ["x", .perform { inner.becomeFocused() }, "y", .perform { inner.takesKeys = true }, "z"])
    _ = try bench.session.run()
    #expect(a.notes == ["scalar(\"x\")"])
    #expect(inner.notes == ["scalar(\"y\")", "scalar(\"z\")"])
    #expect(outer.notes == ["scalar(\"y\")"])
  }
}
