import LeakCheck
import TerminalIO
import Testing

/// A script's lines as a form hears them.
@Suite struct ScriptedInputTests {
  private let request = FieldRequest(name: "name", label: "Name")

  private func events(_ script: String, _ request: FieldRequest) throws -> [InputEvent] {
    let pipe = try ScriptPipe(script)
    let input = ScriptedInput(ScriptReader(descriptor: pipe.reading))
    input.begin(request)
    var events: [InputEvent] = []
    while events.last != .accepted { events.append(try input.next()) }
    return events
  }

  private func failure(_ script: String, _ request: FieldRequest) -> InputError? {
    #expect(throws: InputError.self) { try events(script, request) }
  }

  @Test func aLineIsAnEditAndItsAcceptance() throws {
    #expect(try events("山田\n", request) == [.edited(.text("山田"), cursor: 2), .accepted])
  }

  @Test(arguments: ["\n", "  \t\n"])
  func aBlankLineKeepsWhatIsThere(line: String) throws {
    var request = request
    request.text = "default"
    request.isRequired = true
    #expect(try events(line, request) == [.accepted])
  }

  @Test func aBlankLineIsNoAnswerWhereOneIsRequired() {
    var request = request
    request.isRequired = true
    #expect(failure("\n", request)?.description == "stdin:1: name: required; a blank line is no answer here")
  }

  @Test func aSecretIsTakenAsItIs() throws {
    let secret = FieldRequest(name: "password", label: "Password", isSecret: true, isRequired: true)
    #expect(try events("  \n", secret) == [.edited(.secret(Secret(copying: "  ")), cursor: 2), .accepted])
    #expect(failure("\n", secret)?.reason == .required)
  }

  @Test func theEndOfTheInputNamesTheFieldAndTheNextLine() {
    #expect(
      failure("", request)?.description
        == "stdin:1: name: no answer: the input ended; give one line for each field")
  }

  @Test func whatCannotBeReadNamesTheField() {
    #expect(
      failure("a\0", request)?.description == "stdin:1: name: byte 2 is NUL, which text cannot hold")
  }

  @Test func leftOverLinesAreTold() throws {
    let pipe = try ScriptPipe("a\nb\n")
    let input = ScriptedInput(ScriptReader(descriptor: pipe.reading))
    input.begin(request)
    _ = try input.next()
    input.end()
    #expect(input.location == InputLocation(file: "stdin", line: 1))
    let error = #expect(throws: InputError.self) { try input.finish() }
    #expect(error?.location?.line == 2)
    #expect(error?.reason == .leftOver)
  }

  @Test func theFrameIsPaintedBeforeItWaits() throws {
    let pipe = try ScriptPipe("a\n")
    let input = ScriptedInput(ScriptReader(descriptor: pipe.reading))
    var paints = 0
    input.beforeWaiting = { paints += 1 }
    input.begin(request)
    _ = try input.next()
    #expect(paints == 1)
  }

  @Test func dies() throws {
    let pipe = try ScriptPipe("a\n")
    assertDeallocated { ScriptedInput(tracked(ScriptReader(descriptor: pipe.reading))) }
  }
}
