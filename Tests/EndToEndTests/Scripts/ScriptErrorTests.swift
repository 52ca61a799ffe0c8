import Foundation
import Testing

/// What a script got wrong: the line, the field, the reason; and nothing is stored.
@Suite(.endToEnd) struct ScriptErrorTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  /// A script, and what is said of it.
  struct Fault: CustomTestStringConvertible {
    let what: String
    let input: StandardInput
    let message: String
    let status: Int32
    var testDescription: String { what }

    init(_ what: String, _ input: StandardInput, _ message: String, status: Int32 = 65) {
      self.what = what
      self.input = input
      self.message = message
      self.status = status
    }
  }

  private static let long = String(repeating: "x", count: 65)
  private static let ended = "no answer: the input ended; give one line for each field"
  private static let blank = "required; a blank line is no answer here"
  private static let leftOver = "left over: every field is answered already; give one line for each field"

  @Test(arguments: [
    Fault("empty", .empty, "stdin:1: account: \(ended)", status: 66),
    Fault("/dev/null", .devNull, "stdin:1: account: \(ended)", status: 66),
    Fault("closed", .closed, "stdin:1: account: cannot be read: Bad file descriptor", status: 66),
    Fault("a folder", .file("/"), "stdin:1: account: cannot be read: Is a directory", status: 66),
    Fault("one line", .text("taro\n"), "stdin:2: name: \(ended)"),
    Fault("four lines", .text("taro\nT\nt@t.org\n\n"), "stdin:5: password: \(ended)"),
    Fault(
      "a line too many", .text("taro\nT\nt@t.org\n\ncorrect horse\nagain\n"), "stdin:6: \(leftOver)"),
    Fault("a blank line too many", .text("taro\nT\nt@t.org\n\ncorrect horse\n\n"), "stdin:6: \(leftOver)"),
    Fault("only a line's end", .text("\n"), "stdin:1: account: \(blank)"),
    Fault("a blank name", .text("taro\n \n"), "stdin:2: name: \(blank)"),
    Fault("a blank address", .text("taro\nT\n\n"), "stdin:3: email: \(blank)"),
    Fault("a blank password", .text("taro\nT\nt@t.org\n\n\n"), "stdin:5: password: \(blank)"),
    Fault(
      "a bad account", .text("-taro\n"),
      "stdin:1: account: must begin with a letter or a digit, not with \"-\""),
    Fault("a long account", .text("\(long)\n"), "stdin:1: account: at most 64 characters"),
    Fault(
      "a blank in an account", .text("ta ro\n"),
      "stdin:1: account: a blank is not allowed: letters, digits and . _ - @ +"),
    Fault(
      "a control character in a name", .text("taro\nT\u{1B}[2J\n"),
      "stdin:2: name: the control character U+001B is not allowed"),
    Fault(
      "a carriage return in a name", .text("taro\nT\rU\n"),
      "stdin:2: name: the control character U+000D is not allowed"),
    Fault("a bad address", .text("taro\nT\ntaro@\n"), "stdin:3: email: must look like name@example.org"),
    Fault("half a domain", .text("taro\nT\nt@t\n"), "stdin:3: email: \"t\" is not a full domain name"),
    Fault("a bad role", .text("taro\nT\nt@t.org\nboss\n"), "stdin:4: role: must be reader, editor or admin"),
    Fault(
      "a short password", .text("taro\nT\nt@t.org\n\n1234567\n"), "stdin:5: password: at least 8 characters"),
    Fault(
      "a long password", .text("taro\nT\nt@t.org\n\n" + String(repeating: "x", count: 512) + "\n"),
      "stdin:5: password: at most 511 bytes"),
    Fault(
      "invalid UTF-8", .bytes(Array("taro\nT".utf8) + [0xFF, 0x0A]),
      "stdin:2: name: byte 2 is not UTF-8; save the input as UTF-8"),
    Fault(
      "UTF-8 cut off", .bytes(Array("taro\nT".utf8) + [0xE6, 0x97]),
      "stdin:2: name: byte 2 is not UTF-8; save the input as UTF-8"),
    Fault(
      "a NUL", .bytes(Array("taro\nT".utf8) + [0, 0x0A]),
      "stdin:2: name: byte 2 is NUL, which text cannot hold"),
    Fault(
      "a NUL in a password", .bytes(Array("taro\nT\nt@t.org\n\n12345678".utf8) + [0, 0x0A]),
      "stdin:5: password: byte 9 is NUL, which text cannot hold"),
    Fault(
      "a line of 64 KiB and a byte", .text("taro\n" + String(repeating: "x", count: 65537) + "\n"),
      "stdin:2: name: longer than 65536 bytes"),
    Fault(
      "a line of 64 KiB", .text("taro\n" + String(repeating: "x", count: 65536) + "\n"),
      "stdin:2: name: at most 200 characters"),
    Fault(
      "a line without an end, of 4 MiB", .text("taro\n" + String(repeating: "x", count: 4 << 20)),
      "stdin:2: name: longer than 65536 bytes"),
    Fault(
      "binary", .bytes([0x1F, 0x8B, 0x08, 0x00, 0xFF, 0x0A]),
      "stdin:1: account: byte 2 is not UTF-8; save the input as UTF-8"),
  ])
  func aFaultIsToldAndNothingIsStored(_ fault: Fault) async throws {
    let run = try await sandbox.accounts("add", input: fault.input)
    #expect(run.errors == "accounts: \(fault.message)\n")
    #expect(run.output == "")
    #expect(run.exit == .status(fault.status))
    #expect(try await sandbox.stored == [])
  }

  @Test func theSecretIsInNoMessage() async throws {
    let run = try await sandbox.accounts(
      "add", input: .text("taro\nT\nt@t.org\n\ngeheim-geheim\ngeheim-geheim\n"))
    #expect(run.exit == .status(65))
    #expect(!run.errors.contains("geheim"))
  }
}
