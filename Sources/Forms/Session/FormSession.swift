public import TerminalIO
public import Views

/// Leads one form through one input: every field is shown, one at a time is edited, and the view model judges
/// at every key.
///
/// The session cannot tell who answers. It asks its input one thing only: whether a refused answer can be
/// corrected (`InputSource.isInteractive`). A person is shown the problem and may go on; for a script the first
/// refused answer ends the session.
public final class FormSession: FieldEditor {
  private let form: Form
  private let fields: [Field]
  private let input: any InputSource
  private let renderer: any Renderer
  private let endsInput: Bool
  private let view: FormView
  /// Whether the whole screen is the form's, and has its theme's background.
  var fillsScreen = false
  private var locations: [String: InputLocation] = [:]
  private var current = 0

  /// A session.
  ///
  /// - Parameters:
  ///   - form: What is asked.
  ///   - input: Who answers.
  ///   - renderer: Where the form is shown.
  ///   - endsInput: Whether the input must be used up then: `false` where another form follows on it.
  public init(_ form: Form, input: any InputSource, renderer: any Renderer, endsInput: Bool = true) {
    self.form = form
    self.endsInput = endsInput
    self.input = input
    self.renderer = renderer
    fields = form.fields
    view = FormView(form)
  }

  /// Asks every field and submits the answers.
  ///
  /// - Returns: How the form was left.
  /// - Throws: `InputError` for a script's answer that cannot stand, with its place; whatever `Form.onSubmit`
  ///   throws, other than a refusal that a person can correct.
  public func run() throws -> FormOutcome {
    input.beforeWaiting = { [weak self] in self?.paint() }
    defer {
      input.beforeWaiting = nil
      view.close()
      paint()
      renderer.finish()
    }
    if fields.isEmpty, try submit() { return .submitted }
    while true {
      if let outcome = try answer(fields[current]) { return outcome }
    }
  }

  /// Shows what Tab could complete the current field to; nothing takes the offer back.
  public func offer(_ candidates: [String]) {
    view.offer = candidates
  }

  /// The view model assigned text to the field that is being edited.
  public func textInput(_ textInput: TextInput, wasAssigned text: String) {
    input.replaceText(text)
  }

  /// Edits one field until it is left; `nil` goes on with the field that is current then.
  private func answer(_ field: Field) throws -> FormOutcome? {
    input.begin(request(for: field))
    field.input.beginEditing(self)
    defer {
      field.input.endEditing()
      input.end()
    }
    while true {
      let event = try input.next()
      view.notice = nil
      switch event {
      case .edited(let answer, let cursor):
        let isShown = !view.needsDisplay && !renderer.needsRender
        field.input.take(answer, cursor: cursor) { echo($0, whereAllElseIsShown: isShown) }
      case .moved(let cursor):
        field.input.moveCursor(to: cursor)
      case .accepted:
        leave(field)
        return try accept(field)
      case .next:
        leave(field)
        current = (current + 1) % fields.count
        return nil
      case .previous:
        leave(field)
        current = (current + fields.count - 1) % fields.count
        return nil
      case .cancelled, .ended:
        return .cancelled
      case .interrupted:
        return .interrupted
      }
    }
  }

  private func leave(_ field: Field) {
    field.isTouched = true
    field.takeDefaultIfBlank()
  }

  private func accept(_ field: Field) throws -> FormOutcome? {
    locations[field.name] = input.location
    field.input.sendActions(for: .primaryActionTriggered)
    if let problem = field.currentProblem {
      guard input.isInteractive else { throw refused(field, problem) }
      input.say("\(field.label): \(problem)")
    }
    guard current == fields.count - 1 else {
      current += 1
      return nil
    }
    return try submit() ? .submitted : nil
  }

  /// Submits if the view model lets it; otherwise goes to the first problem.
  private func submit() throws -> Bool {
    for field in fields { leave(field) }
    guard form.canBeSubmitted else { return try goToFirstProblem() }
    if endsInput { try input.finish() }
    do {
      try form.onSubmit?()
    } catch let refusal as FieldRefusal {
      guard let field = fields.first(where: { $0.name == refusal.field }) else { throw refusal }
      field.refusal = refusal.reason
      if input.isInteractive { input.say("\(field.label): \(refusal.reason)") }
      return try goToFirstProblem()
    }
    input.remember(rememberedAnswers())
    return true
  }

  private func goToFirstProblem() throws -> Bool {
    guard let field = form.firstProblem, let index = fields.firstIndex(where: { $0 === field }) else {
      let reason = FormWording.cannotBeSubmitted
      guard input.isInteractive, !fields.isEmpty else {
        throw InputError(location: input.location, field: nil, reason: .refused(reason))
      }
      view.notice = reason
      input.say(reason)
      return false
    }
    let problem = field.refusal ?? field.currentProblem ?? ""
    guard input.isInteractive else { throw refused(field, problem) }
    current = index
    return false
  }

  private func refused(_ field: Field, _ problem: String) -> InputError {
    InputError(location: locations[field.name], field: field.name, reason: .refused(problem))
  }

  private func request(for field: Field) -> FieldRequest {
    var text = ""
    if case .text(let content) = field.input.answer { text = content }
    return FieldRequest(
      name: field.name, label: field.label, text: text, defaultAnswer: field.defaultAnswer,
      cursor: field.input.cursor,
      isSecret: field.input is SecureField, keepsHistory: field.keepsHistory,
      isRequired: field.isRequired && field.defaultAnswer == nil, completions: field.completions)
  }

  private func rememberedAnswers() -> [(field: String, text: String)] {
    fields.compactMap { field in
      guard field.keepsHistory, case .text(let text) = field.input.answer, !text.isEmpty else { return nil }
      return (field.name, text)
    }
  }

  /// Shows a key before the view model judges it: what it says is shown with the next wait.
  private func echo(_ typed: Character?, whereAllElseIsShown isShown: Bool) {
    if isShown, let typed, renderer.echo(typed) { return }
    if !input.hasInputWaiting { paint() }
  }

  private func paint() {
    guard view.needsDisplay || renderer.needsRender else { return }
    let size = renderer.size
    let width = size.columns
    var lines = view.lines(width: width)
    if fillsScreen, size.rows != .max, let theme = form.theme {
      lines = theme.filling(lines, width: width, rows: size.rows)
    }
    renderer.render(
      Frame(lines: lines, cursor: view.cursor(width: width), focus: view.editedRows(width: width)))
  }
}
