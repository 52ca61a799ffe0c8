import AccountsCore
import Testing

@Suite struct EnvironmentTests {
  @Test func anEmptyVariableIsAnUnsetOne() {
    let environment = Environment(["SET": "value", "EMPTY": ""])
    #expect(environment["SET"] == "value")
    #expect(environment["EMPTY"] == nil)
    #expect(environment["UNSET"] == nil)
  }

  @Test func theProcessHasAPath() {
    #expect(Environment.process["PATH"]?.contains("/") == true)
    #expect(Environment.process["FORMLINE_NO_SUCH_VARIABLE"] == nil)
  }
}
