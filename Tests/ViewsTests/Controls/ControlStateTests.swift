import Testing

@testable import Views

/// Which of the values that were given holds.
@Suite struct ControlStateTests {
  @Test func normalIsNothingOfTheOthers() {
    #expect(ControlState.normal == [])
    #expect(ControlState.normal.isSubset(of: .focused))
  }

  @Test(
    arguments: [
      (ControlState.normal, "normal"), (.focused, "focused"), (.highlighted, "highlighted"),
      (.disabled, "normal"), ([.focused, .highlighted], "highlighted"), ([.focused, .disabled], "both"),
      ([.disabled, .highlighted], "highlighted"),
    ] as [(ControlState, String)])
  func aStateWithoutAValueFallsBack(state: ControlState, value: String) {
    var values = StateValues(normal: "normal")
    values[.focused] = "focused"
    values[.highlighted] = "highlighted"
    values[[.focused, .disabled]] = "both"
    #expect(values.current(in: state) == value)
  }

  @Test func withoutAnyValueThereIsNone() {
    #expect(StateValues<Int>().current(in: .highlighted) == nil)
  }

  @Test func aControlSaysHowItStands() {
    let control = Control()
    #expect(control.state == .normal)
    control.isHighlighted = true
    #expect(control.state == .highlighted)
    control.isEnabled = false
    #expect(control.state == .disabled)
    #expect(!control.isHighlighted)
    control.isEnabled = true
    #expect(control.state == .normal)
  }
}
