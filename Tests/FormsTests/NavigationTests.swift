import FormlineTesting
import Forms
import RxCore
import TerminalIO
import Testing

/// Going through a form with keys, and leaving it.
@Suite struct NavigationTests {
  private let model = JoinModel()

  private func run(_ keys: [Keystroke]) throws -> (outcome: FormOutcome, visited: [String]) {
    let keyboard = ScriptedKeyboard(keys)
    let outcome = try FormSession(model.makeForm(), input: keyboard, renderer: ScreenRecorder()).run()
    return (outcome, keyboard.requests.map(\.name))
  }

  @Test func tabAndDownGoOnShiftTabAndUpGoBackAndTextIsKept() throws {
    let (outcome, visited) = try run(["Ta", .tab, "x", .up, "ro", .down, .tab, .backTab, .escape])
    #expect(outcome == .cancelled)
    #expect(visited == ["name", "e-mail", "name", "e-mail", "team", "e-mail"])
    #expect(model.name.value == "Taro")
    #expect(model.email.value == "x")
  }

  @Test func anInvalidFieldDoesNotHoldAnybody() throws {
    let (_, visited) = try run([.tab, "no at sign", .enter, .escape])
    #expect(visited == ["name", "e-mail", "team"])
  }

  @Test func theFormGoesRound() throws {
    let (_, visited) = try run([.backTab, .tab, .escape])
    #expect(visited == ["name", "password", "name"])
  }

  @Test(arguments: [
    (Keystroke.escape, FormOutcome.cancelled), (.controlC, .interrupted), (.controlD, .cancelled),
  ])
  func leaving(key: Keystroke, outcome: FormOutcome) throws {
    #expect(try run([key]).outcome == outcome)
    #expect(model.joined.isEmpty)
  }

  @Test func enterOnTheLastFieldGoesToTheFirstProblem() throws {
    let (outcome, visited) = try run([
      "Taro", .tab, "nowhere", .tab, .tab, "sesame", .enter, "@home", .tab, .tab, .enter,
    ])
    #expect(outcome == .submitted)
    #expect(visited == ["name", "e-mail", "team", "password", "e-mail", "team", "password"])
    #expect(model.joined == ["Taro <nowhere@home> core 6"])
  }

  @Test func aRefusedSubmissionGoesToItsFieldAndIsForgottenAtTheNextEdit() throws {
    model.refusal = FieldRefusal(field: "name", reason: "is taken")
    let screen = ScreenRecorder()
    var afterRefusal = ""
    let keys: [Keystroke] = [
      "Taro", .enter, "t@e", .enter, .enter, "sesame", .enter,
      .perform { afterRefusal = screen.picture }, .perform { self.model.refusal = nil },
      "2", .tab, .tab, .tab, .enter,
    ]
    let session = FormSession(model.makeForm(), input: ScriptedKeyboard(keys), renderer: screen)
    #expect(try session.run() == .submitted)
    #expect(afterRefusal.contains("✗ is taken"))
    #expect(model.joined == ["Taro2 <t@e> core 6"])
  }

  @Test func onlyFieldsWithAHistoryAreRemembered() throws {
    let keyboard = ScriptedKeyboard("Taro", .enter, "t@e", .enter, .enter, "sesame", .enter)
    _ = try FormSession(model.makeForm(), input: keyboard, renderer: ScreenRecorder()).run()
    #expect(keyboard.remembered.map(\.field) == ["name"])
    #expect(keyboard.remembered.map(\.text) == ["Taro"])
  }
}
