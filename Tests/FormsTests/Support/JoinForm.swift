import Forms
import Testing
import FormlineTesting
import RxCore
import TerminalIO

/// A form as a user of the library writes it, with every kind of field and rule.
final class JoinModel {
  let name = Variable("")
  let email = Variable("")
  let team = Variable("")
  let password = BehaviorRelay(value: Secret())
  var joined: [String] = []
  var refusal: FieldRefusal?

  var passwordProblem: Driver<String?> {
    password.asDriver().map { $0.isEmpty || $0.scalarCount >= 4 ? nil : "is too short" }
  }

  func join() throws {
    if let refusal { throw refusal }
    joined.append("\(name.value) <\(email.value)> \(team.value) \(password.value.scalarCount)")
  }

  func makeForm() -> Form {
    let form = Form("Join") {
      Field("Name", name).required().history()
      Field("E-mail", email).required().validate { $0.contains("@") ? nil : "has no @" }
      Field("Team", team).default("core").completions(["core", "docs"])
      Field("Password", secret: password).required().problem(passwordProblem)
    }
    form.onSubmit = { [weak self] in try self?.join() }
    return form
  }
}

/// The same answers, once as keys and once as a script.
enum Way: String, CaseIterable, CustomTestStringConvertible {
  case keys, script

  var testDescription: String { rawValue }

  /// Runs the form on answers that are each accepted with Enter.
  func run(_ model: JoinModel, _ answers: [String]) throws -> FormOutcome {
    let screen = ScreenRecorder()
    switch self {
    case .keys:
      let keys = answers.flatMap { [Keystroke.text($0), .enter] }
      return try FormSession(model.makeForm(), input: ScriptedKeyboard(keys), renderer: screen).run()
    case .script:
      let script = try Script(answers.map { $0 + "\n" }.joined())
      return try FormSession(model.makeForm(), input: script.input, renderer: screen).run()
    }
  }
}
