import FormlineTesting
import Forms
import RxCore
import TerminalIO
import Testing

/// What stands on the screen, whole frames.
@Suite struct FrameTests {
  private let model = JoinModel()
  private let screen = ScreenRecorder(columns: 60)

  private func show(_ keys: [Keystroke], lookingAtEach: Bool = false) throws {
    let keyboard = ScriptedKeyboard(keys)
    keyboard.hasInputWaiting = !lookingAtEach
    _ = try FormSession(model.makeForm(), input: keyboard, renderer: screen).run()
  }

  /// The picture after `keys`, before the form is left.
  private func picture(after keys: [Keystroke]) throws -> String {
    var picture = ""
    try show(keys + [.perform { [screen] in picture = screen.picture }, .escape])
    return picture
  }

  @Test func anEmptyForm() throws {
    #expect(
      try picture(after: []) == """
        Join
          Name      ▏
          E-mail
          Team      core
          Password
          Tab next · Shift-Tab back · Enter accept · Esc cancel
        """)
  }

  @Test func theHintFollowsEveryKey() throws {
    #expect(
      try picture(after: ["Taro", .tab, "a"]) == """
        Join
          Name      Taro
          E-mail    a▏                         ✗ has no @
          Team      core
          Password
          Tab next · Shift-Tab back · Enter accept · Esc cancel
        """)
    #expect(try picture(after: [.tab, "@"]).contains("E-mail    a@▏\n"))
  }

  @Test(arguments: [true, false])
  func aKeyIsShownBeforeItIsJudgedWhereSomebodyLooks(_ isLookingAtEach: Bool) throws {
    try show([.tab, "a", "@", .escape], lookingAtEach: isLookingAtEach)
    let rows = screen.frames.map { $0.picture.split(separator: "\n")[2] }
    let shown = rows.filter { $0.contains("▏") }
    #expect(
      shown
        == [
          "  E-mail    ▏", isLookingAtEach ? "  E-mail    a▏" : nil,
          "  E-mail    a▏                         ✗ has no @",
          isLookingAtEach ? "  E-mail    a@▏                        ✗ has no @" : nil,
          "  E-mail    a@▏",
        ].compactMap(\.self))
  }

  @Test func theViewModelsChangeAppearsInTheFieldThatIsEdited() throws {
    #expect(
      try picture(after: ["taro", .perform { self.model.name.value = "TARO" }, "!"])
        .contains("Name      TARO!▏"))
    #expect(model.name.value == "TARO!")
  }

  @Test func aSecretIsMaskedAndItsLengthHiddenAfterwards() throws {
    let typing = try picture(after: [.backTab, "sesame"])
    #expect(typing.contains("Password  ••••••▏\n"))
    #expect(screen.picture.contains("Password  ••••••••"))
    #expect(!screen.frames.contains { $0.text.contains("s•") || $0.text.contains("sesame") })
  }

  @Test func longTextScrollsSideways() throws {
    screen.size.columns = 24
    #expect(try picture(after: ["abcdefghijklmnop"]).contains("Name      fghijklmnop▏"))
    #expect(try picture(after: [.home]).contains("Name      ▏abcdefghijkl"))
  }

  @Test(arguments: [
    (40, "\n    ✗ /home/ada/accounts.sqlite: the\n    store is busy: try again\n"),
    (60, "\n    ✗ /home/ada/accounts.sqlite: the store is busy: try\n    again\n"),
    (80, "\n    ✗ /home/ada/accounts.sqlite: the store is busy: try again\n"),
    (200, "                       ✗ /home/ada/accounts.sqlite: the store is busy: try again\n"),
  ])
  func aHintWithoutRoomBesideTheInputStandsBelowAndIsWhole(columns: Int, hint: String) throws {
    model.refusal = FieldRefusal(
      field: "e-mail", reason: "/home/ada/accounts.sqlite: the store is busy: try again")
    screen.size.columns = columns
    let shown = try picture(after: ["Taro", .enter, "t@e", .enter, .enter, "sesame", .enter])
    #expect(shown.contains("\n  E-mail    t@e▏\(hint)  Team      core\n"))
  }

  @Test func aNarrowScreenPutsLabelsAboveTheirFields() throws {
    screen.size.columns = 20
    let shown = try picture(after: ["Taro", .tab, "日本語日本語日本語日"])
    #expect(
      shown == """
        Join
          Name
            Taro
          E-mail
            日本語日本語日▏
            ✗ has no @
          Team
            core
          Password

          Tab next ·
          Shift-Tab back ·
          Enter accept · Esc
          cancel
        """)
    screen.size.columns = 28
    #expect(try picture(after: []).contains("\n  Name      Taro▏\n"))
  }

  @Test func aLabelThatIsWiderThanTheScreenIsWholeToo() throws {
    let form = Form("") { Field("Name of the team", model.team) }
    screen.size.columns = 10
    var shown = ""
    let keys: [Keystroke] = ["x", .perform { [screen] in shown = screen.picture }, .escape]
    _ = try FormSession(form, input: ScriptedKeyboard(keys), renderer: screen).run()
    #expect(shown.hasPrefix("  Name of\n  the team\n    x▏\n"))
  }

  @Test func theEditedFieldIsKeptInSightWithItsLabelAndItsHint() throws {
    try show([.tab, "a", .escape])
    screen.size.columns = 20
    try show([.tab, "a", .escape])
    let shown = screen.frames.compactMap { frame in frame.focus.map { frame.lines[$0].map(\.text) } }
    #expect(shown.first == ["  Name      "])
    #expect(shown.contains(["  E-mail    a                         ✗ has no @"]))
    #expect(shown.last == ["  E-mail", "    aa", "    ✗ has no @"])
    #expect(screen.frames.last?.focus == nil)
  }

  @Test func aNarrowScreenPutsTheHintBelow() throws {
    screen.size.columns = 30
    #expect(
      try picture(after: [.tab, "a"]).contains(
        """
          E-mail    a▏
            ✗ has no @
        """))
  }

  @Test func aResizePaintsAgain() throws {
    let keys: [Keystroke] = [.perform { self.screen.size.columns = 20 }]
    #expect(try picture(after: keys).hasSuffix("\n  Enter accept · Esc\n  cancel"))
  }

  @Test func nothingIsPaintedWhileNothingChanges() throws {
    try show([.perform {}, .perform {}, .perform {}, .escape])
    #expect(screen.frames.count == 2)
  }

  @Test func theFormThatWasLeftHasNoKeysAndNoCursor() throws {
    try show(["Taro", .enter, "t@e", .enter, .enter, "sesame", .enter])
    #expect(
      screen.picture == """
        Join
          Name      Taro
          E-mail    t@e
          Team      core
          Password  ••••••••
        """)
    #expect(screen.isFinished)
  }
}
