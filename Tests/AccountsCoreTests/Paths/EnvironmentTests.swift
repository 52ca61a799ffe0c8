import AccountsCore
import Testing

@Suite struct EnvironmentTests {
  @Test func anEmptyVariableIsAnUnsetOne() {
    let environment = Environment(["SET": "value", "EMPTY": ""])
    #expect(environment["SET"] == "value")
    #expect(environment["EMPTY"] == nil)
    #expect(environment["UNSET"] == nil)
  }

  @Test func bytesThatAreNotTextAreNoPath() throws {
    let environment = Environment { ["BAD": [0x2F, 0xFF], "GOOD": Array("/é".utf8), "EMPTY": []][$0] }
    #expect(environment["BAD"] == "/\u{FFFD}")
    #expect(throws: CommandError.variableNotText("BAD")) { try environment.path("BAD") }
    #expect(try environment.path("GOOD") == "/é")
    #expect(try environment.path("EMPTY") == nil)
    #expect(try environment.path("UNSET") == nil)
  }

  @Test func theProcessHasAPath() {
    #expect(Environment.process["PATH"]?.contains("/") == true)
    #expect(Environment.process["FORMLINE_NO_SUCH_VARIABLE"] == nil)
  }
}
