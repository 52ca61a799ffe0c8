import Forms
import FormlineTesting
import RxCore
import TerminalIO
import Testing

/// Rules follow the view model, whoever changed it.
@Suite struct RuleTests {
  private let text = Variable("")

  private func outcome(_ form: Form, _ keys: Keystroke...) throws -> FormOutcome {
    try FormSession(form, input: ScriptedKeyboard(keys), renderer: ScreenRecorder()).run()
  }

  @Test func whatTheViewModelFillsInIsAnAnswer() throws {
    let form = Form("") { Field("Name", text).required() }
    text.value = "Taro"
    #expect(form.canBeSubmitted)
    #expect(try outcome(form, .enter) == .submitted)
  }

  @Test func whatTheViewModelClearsIsNoAnswer() {
    text.value = "Taro"
    let form = Form("") { Field("Name", text).required() }
    #expect(form.canBeSubmitted)
    text.value = " "
    #expect(form.firstProblem?.currentProblem == "required")
  }

  @Test func theViewModelsTextIsValidated() {
    let form = Form("") { Field("E-mail", text).validate { $0.contains("@") ? nil : "has no @" } }
    text.value = "nowhere"
    #expect(form.firstProblem?.currentProblem == "has no @")
    text.value = "a@b"
    #expect(form.canBeSubmitted)
  }

  @Test func theRuleThatWasAddedFirstSpeaksFirst() {
    let form = Form("") { Field("N", text).validate { _ in "one" }.validate { _ in "two" } }
    text.value = "x"
    #expect(form.firstProblem?.currentProblem == "one")
  }

  @Test func aSecretIsRequiredToo() {
    let secret = BehaviorRelay(value: Secret())
    let form = Form("") { Field("Password", secret: secret).required() }
    #expect(!form.canBeSubmitted)
    secret.accept(Secret(copying: "x"))
    #expect(form.canBeSubmitted)
  }

  @Test(arguments: [["x"], [""]])
  func aDefaultAnswersWhatIsRequiredBothWays(answers: [String]) throws {
    let field = { Field("Team", Variable("")).default("core").required() }
    let keys = answers.flatMap { [Keystroke.text($0), .enter] }
    #expect(
      try FormSession(Form("") { field() }, input: ScriptedKeyboard(keys), renderer: ScreenRecorder()).run()
        == .submitted)
    let script = try Script(answers.map { $0 + "\n" }.joined())
    #expect(
      try FormSession(Form("") { field() }, input: script.input, renderer: ScreenRecorder()).run()
        == .submitted)
  }
}
