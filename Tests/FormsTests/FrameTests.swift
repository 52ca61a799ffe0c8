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
    #expect(try picture(after: keys).hasSuffix("  Tab next · Shift-…"))
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
