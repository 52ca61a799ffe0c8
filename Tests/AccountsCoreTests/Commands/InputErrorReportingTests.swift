import AccountsCore
import TerminalIO
import Testing

@Suite struct InputErrorReportingTests {
  func error(_ reason: InputError.Reason, line: Int) -> InputError {
    InputError(location: InputLocation(file: "stdin", line: line), field: "password", reason: reason)
  }

  @Test func anInputThatGaveNothingIsToldApartFromOneThatGaveTooLittle() {
    #expect(error(.missingAnswer, line: 1).exitStatus == .noInput)
    #expect(error(.missingAnswer, line: 3).exitStatus == .badData)
    #expect(error(.unreadable(errno: 9), line: 3).exitStatus == .noInput)
    #expect(error(.required, line: 1).exitStatus == .badData)
    #expect(error(.leftOver, line: 2).exitStatus == .badData)
  }

  @Test func theMessageNamesPlaceAndField() {
    #expect(
      error(.required, line: 5).messages == ["stdin:5: password: required; a blank line is no answer here"])
  }
}
