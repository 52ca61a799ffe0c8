import FormlineTesting
import Forms
import TerminalIO
import Testing

/// What a script can do wrong: each is told with its line and field, and nothing is submitted.
@Suite struct ScriptTests {
  private func failure(of lines: String, _ model: JoinModel = JoinModel()) -> InputError? {
    var found: InputError?
    do {
      let script = try Script(lines)
      _ = try FormSession(model.makeForm(), input: script.input, renderer: ScreenRecorder()).run()
    } catch let error as InputError {
      found = error
    } catch {
      Issue.record("unexpected \(error)")
    }
    #expect(model.joined.isEmpty)
    return found
  }

  private func error(_ line: Int, _ field: String?, _ reason: InputError.Reason) -> InputError {
    InputError(location: InputLocation(file: "stdin", line: line), field: field, reason: reason)
  }

  @Test func refusedAnswerNamesItsLine() {
    #expect(failure(of: "Taro\nnowhere\n\nsesame\n") == error(2, "e-mail", .refused("has no @")))
  }

  @Test func refusedSecretNamesItsLine() {
    #expect(failure(of: "Taro\nt@e\n\nabc\n") == error(4, "password", .refused("is too short")))
  }

  @Test func blankLineForARequiredField() {
    #expect(failure(of: "\nt@e\n\nsesame\n") == error(1, "name", .required))
  }

  @Test func tooFewLines() {
    #expect(failure(of: "Taro\nt@e\n") == error(3, "team", .missingAnswer))
  }

  @Test func leftOverLines() {
    #expect(failure(of: "Taro\nt@e\n\nsesame\nmore\n") == error(5, nil, .leftOver))
  }

  @Test func refusalOfTheSubmissionNamesTheFieldsLine() {
    let model = JoinModel()
    model.refusal = FieldRefusal(field: "name", reason: "is taken")
    #expect(failure(of: "Taro\nt@e\n\nsesame\n", model) == error(1, "name", .refused("is taken")))
  }

  @Test func carriageReturnsBelongToTheLineEnd() throws {
    let model = JoinModel()
    let script = try Script("Taro\r\nt@e\r\n\r\nsesame\r\n")
    let session = FormSession(model.makeForm(), input: script.input, renderer: ScreenRecorder())
    #expect(try session.run() == .submitted)
    #expect(model.joined == ["Taro <t@e> core 6"])
  }
}
