import FormlineTesting
import RxCore
import TerminalIO
import Testing
import Views

/// A field that is edited within a screen.
@Suite struct EditingTests {
  let screen = BrowseScreen()

  private func run(rows: Int = 5, columns: Int = 24, _ keys: [Keystroke]) throws -> ScreenBench {
    let bench = ScreenBench(screen, columns: columns, rows: rows, keys)
    _ = try bench.session.run()
    return bench
  }

  @Test func theFieldStandsAtTheBottom() throws {
    let bench = try run(["/ab", .left])
    #expect(
      bench.recorder.picture == "Accounts\nrow 0                  ▐\nrow 1\nrow 2\nFilter: a▏b")
  }

  @Test func eachKeyFlowsIntoTheFieldAtOnce() throws {
    var texts: [String] = []
    let subscription = screen.filter.rx.text.subscribe(onNext: { texts.append($0) })
    defer { subscription.dispose() }
    _ = try run(["/ab", .backspace, "c"])
    #expect(texts == ["", "a", "ab", "a", "ac"])
  }

  @Test(
    arguments: [
      (.accept, "accepted"), (.tab, "next"), (.backTab, "previous"), (.escape, "cancelled"),
      (.click, "next"), (.controlC, "interrupted"),
    ] as [(Way, String)])
  func theWayOutIsToldToTheScreen(way: Way, event: String) throws {
    _ = try run(["/a", way.keystroke])
    #expect(screen.log[2] == event)
    #expect(screen.filter.text == "a")
    #expect(!screen.filter.isEditing)
    #expect(screen.filter.superview == nil)
  }

  enum Way {
    case accept, tab, backTab, escape, click, controlC
    var keystroke: Keystroke {
      switch self {
      case .accept: .enter
      case .tab: .tab
      case .backTab: .backTab
      case .escape: .escape
      case .click: .click(row: 2, column: 0)
      case .controlC: .controlC
      }
    }
  }

  @Test func leavingTheProgramInAFieldEndsTheSession() throws {
    #expect(try ScreenBench(screen, ["/a", .controlC, "x"]).session.run() == .interrupted)
    #expect(try ScreenBench(BrowseScreen(), ["/a"]).session.run() == .ended)
  }

  @Test func afterwardsTheScreenIsWholeAgain() throws {
    let bench = try run(["/ab", .enter])
    #expect(
      bench.recorder.picture
        == "Accounts\nrow 0                  ▐\nrow 1\nrow 2\n/ filter  q leave")
  }

  @Test func aFieldIsEnteredAgainWithWhatItHolds() throws {
    let bench = try run(["/ab", .enter, "/", .left, "c"])
    #expect(screen.filter.text == "acb")
    #expect(bench.keyboard.requests.map(\.text) == ["", "ab"])
    #expect(bench.keyboard.requests.map(\.cursor) == [0, 2])
  }

  @Test func theWheelAndThePageKeysScrollMeanwhile() throws {
    let bench = try run(["/a", .wheel(1, row: 2), .pageDown, "b"])
    #expect(screen.filter.text == "ab")
    #expect(
      bench.recorder.picture == "Accounts\nrow 5\nrow 6                  ▐\nrow 7\nFilter: ab▏")
  }

  @Test func aClickLeavesTheFieldAndCounts() throws {
    var taps = 0
    _ = screen.title.rx.tap.subscribe(onNext: { taps += 1 })
    _ = try run(["/a", .click(row: 0, column: 1), "b"])
    #expect(screen.filter.text == "a")
    #expect(taps == 1)
  }

  @Test func theProgramsTextIsShownAndEditedOn() throws {
    let filter = screen.filter
    let bench = try run(["/ab", .perform { filter.text = "xyz" }, "!"])
    #expect(filter.text == "xyz!")
    #expect(bench.recorder.picture.hasSuffix("Filter: xyz!▏"))
  }

  @Test func whatTabOffersHasARowOfItsOwn() throws {
    let screen = screen
    let offer = Keystroke.perform { screen.session?.keys.onCompletions?(["admin", "auditor"]) }
    let bench = try run(["/a", offer])
    #expect(
      bench.recorder.picture
        == "Accounts\nrow 0                  ▐\nrow 1\nadmin  auditor\nFilter: a▏")
  }

  @Test func aFieldOfTheScreenIsEditedWhereItStands() throws {
    let screen = FieldScreen()
    let bench = ScreenBench(screen, columns: 20, rows: 4, ["/ab"])
    #expect(try bench.picture() == "Name\nab▏\n\n")
    #expect(screen.field.superview === screen)
  }

  @Test func aSecretIsMasked() throws {
    let screen = FieldScreen()
    let bench = ScreenBench(screen, columns: 20, rows: 4, ["*ab"])
    #expect(try bench.picture() == "Name\n\n\nPassword: ••▏")
    #expect(bench.keyboard.requests[0].isSecret)
  }

  @Test func anAnswerOfAFieldWithAHistoryIsRemembered() throws {
    let screen = FieldScreen()
    let bench = ScreenBench(screen, ["/ab", .enter, "/c", .escape])
    _ = try bench.session.run()
    #expect(bench.keyboard.remembered.map(\.text) == ["ab"])
  }
}

/// A screen with a field among its views, and a secret that has no place.
private final class FieldScreen: Screen {
  let field = TextField()
  let secret = SecureField()

  override func viewDidLoad() {
    addSubview(Label("Name"))
    addSubview(field)
  }

  override func keyDown(_ key: KeyPress) -> Bool {
    let name = FieldRequest(name: "name", label: "Name: ", keepsHistory: true)
    let password = FieldRequest(name: "password", label: "Password: ")
    switch key.key {
    case .scalar("/"): _ = session?.edit(field, name)
    case .scalar("*"): _ = session?.edit(secret, password)
    default: return super.keyDown(key)
    }
    return true
  }
}
