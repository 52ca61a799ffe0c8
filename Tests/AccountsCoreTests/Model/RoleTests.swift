@testable import AccountsCore
import Testing

@Suite struct RoleTests {
  @Test(arguments: [("reader", Role.reader), ("EDITOR", .editor), ("Admin", .admin)])
  func isReadWithoutRegardToCase(text: String, role: Role) {
    #expect(Role(text: text) == role)
  }

  @Test(arguments: ["", "a", "adm", "admins", " admin", "owner"])
  func nothingButAWholeNameIsARole(text: String) {
    #expect(Role(text: text) == nil)
  }

  @Test func whoeverChoosesNothingReads() {
    #expect(Role.standard == .reader)
    #expect(AccountDraft().role == .reader)
  }

  @Test func choicesAreNamedInOneSentence() {
    #expect(Role.choices == "reader, editor or admin")
  }
}
