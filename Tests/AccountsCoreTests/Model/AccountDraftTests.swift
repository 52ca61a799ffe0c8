import AccountsCore
import TerminalIO
import Testing

@Suite struct AccountDraftTests {
  @Test func aWholeDraftHasNoProblems() {
    let draft = AccountDraft(
      account: "ada", name: "Ada Lovelace", email: "ada@example.org", role: .admin,
      password: Secret(copying: "correct horse"))
    #expect(draft.problems == [])
  }

  @Test func problemsComeInTheOrderOfTheFields() {
    #expect(
      AccountDraft().problems == [
        AccountProblem(.account, .required), AccountProblem(.name, .required),
        AccountProblem(.email, .required),
        AccountProblem(.password, .required),
      ])
  }

  @Test func blanksAroundNameAndAddressAreLeftOut() {
    let draft = AccountDraft(
      account: "ada", name: "  Ada Lovelace\t", email: " ada@example.org ", role: .editor)
    #expect(
      draft.account(created: Timestamp(seconds: 7))
        == Account(
          account: "ada", name: "Ada Lovelace", email: "ada@example.org", role: .editor,
          created: Timestamp(seconds: 7)))
  }

  @Test func printingADraftDoesNotShowItsPassword() {
    let draft = AccountDraft(account: "ada", password: Secret(copying: "correct horse"))
    var text = ""
    dump(draft, to: &text)
    #expect(!"\(draft)\(text)".contains("horse"))
    #expect("\(draft)".contains("ada"))
  }
}
