import AccountsCore
import Testing

@Suite struct ExitStatusTests {
  /// The numbers are promised by the manual and by `sysexits.h`.
  @Test func numbersAreThoseOfTheManual() {
    #expect(
      ExitStatus.allCases.map(\.rawValue) == [0, 1, 64, 65, 66, 67, 69, 70, 73, 74, 75, 130, 141, 143])
  }
}
