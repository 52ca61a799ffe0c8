import Forms
import FormlineTesting
import RxCore
import TerminalIO
import Testing

/// The edges of a session: few fields, a view model that says no, offers, and several forms on one input.
@Suite struct SessionTests {
  private let screen = ScreenRecorder(columns: 60)
  private let text = Variable("")

  private func session(_ form: Form, _ keys: Keystroke...) -> FormSession {
    FormSession(form, input: ScriptedKeyboard(keys), renderer: screen)
  }

  @Test func noFieldsSubmitAtOnce() throws {
    var submissions = 0
    let form = Form("Nothing") {}
    form.onSubmit = { submissions += 1 }
    #expect(try session(form).run() == .submitted)
    #expect(submissions == 1)
  }

  @Test func noFieldsThatMayNotBeSubmittedAreAnError() {
    let form = Form("Nothing", canSubmit: .just(false)) {}
    #expect(throws: InputError.self) { try session(form).run() }
  }

  @Test func theViewModelsNoIsToldUntilTheNextKey() throws {
    let may = Variable(false)
    let form = Form("One", canSubmit: may.asDriver()) { Field("Name", text) }
    var pictures: [String] = []
    let outcome = try session(
      form, .enter, .perform { pictures.append(self.screen.picture) }, "x",
      .perform { pictures.append(self.screen.picture) }, .perform { may.value = true }, .enter
    ).run()
    #expect(outcome == .submitted)
    #expect(
      pictures.map { $0.split(separator: "\n").last } == [
        "  the form cannot be submitted as it is", "  Tab next · Shift-Tab back · Enter accept · Esc cancel",
      ])
  }

  @Test func theViewModelsNoEndsAScript() throws {
    let script = try Script("x\n")
    let form = Form("One", canSubmit: .just(false)) { Field("Name", text) }
    let error = #expect(throws: InputError.self) {
      try FormSession(form, input: script.input, renderer: screen).run()
    }
    #expect(error?.description == "stdin:1: the form cannot be submitted as it is")
  }

  @Test func aRefusalOfAFieldThatIsNotAskedIsTheCallers() {
    let form = Form("One") { Field("Name", text) }
    let refusal = FieldRefusal(field: "other", reason: "is taken")
    form.onSubmit = { throw refusal }
    #expect(throws: refusal) { try session(form, .enter).run() }
  }

  @Test func whatTabOffersStandsUntilItIsTakenBack() throws {
    let form = Form("One") { Field("Name", text) }
    var pictures: [String] = []
    var running: FormSession?
    let keys: [Keystroke] = [
      .perform { running?.offer(["core-a", "core-b"]) }, "c",
      .perform { pictures.append(self.screen.picture) }, .perform { running?.offer([]) },
      .perform { pictures.append(self.screen.picture) }, .escape,
    ]
    running = FormSession(form, input: ScriptedKeyboard(keys), renderer: screen)
    #expect(try running?.run() == .cancelled)
    running = nil
    #expect(
      pictures.map { $0.split(separator: "\n").last } == [
        "  core-a  core-b", "  Tab next · Shift-Tab back · Enter accept · Esc cancel",
      ])
  }

  @Test func severalFormsShareOneScript() throws {
    let script = try Script("Taro\nHanako\n")
    let second = Variable("")
    let forms = [Form("1") { Field("Name", text) }, Form("2") { Field("Name", second) }]
    #expect(
      try FormSession(forms[0], input: script.input, renderer: screen, endsInput: false).run() == .submitted)
    #expect(try FormSession(forms[1], input: script.input, renderer: screen).run() == .submitted)
    #expect([text.value, second.value] == ["Taro", "Hanako"])
  }

  @Test func aSecretThatTheViewModelClearsIsGoneFromTheEditorToo() throws {
    let secret = BehaviorRelay(value: Secret())
    let form = Form("One") { Field("Password", secret: secret) }
    let outcome = try session(
      form, "abc", .perform { secret.accept(Secret()) }, "d", .enter
    ).run()
    #expect(outcome == .submitted)
    #expect(secret.value == Secret(copying: "d"))
  }
}
