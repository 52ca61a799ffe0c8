import Foundation
import Testing

/// A person types an account and submits it.
@Suite(.endToEnd) struct WholeAccountTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  @Test func theFormOpensWithTheCursorInItsFirstField() async throws {
    let form = try await FormRun.start(in: sandbox)
    try await form.shows(emptyForm, cursor: .row(1, 18))
  }

  @Test func anAccountIsTypedShownAndStored() async throws {
    let form = try await FormRun.opened(in: sandbox)
    try await form.type("taro", then: "Enter")
    try await form.type("山田 太郎", then: "Enter")
    try await form.type("taro@example.org", then: "Enter")
    try await form.type("editor", then: "Enter")
    try await form.type("correct horse", then: "Enter")
    try await form.type("correct horse")
    try await form.shows(
      """
      New account
        Account name    taro
        Display name    山田 太郎
        E-mail          taro@example.org
        Role            editor
        Password        ••••••••
        Password again  •••••••••••••
        Tab next · Shift-Tab back · Enter accept · Esc cancel
      """, cursor: .row(6, 31))
    try await form.press("Enter")
    try await form.ends(with: 0)
    try await form.shows(
      """
      New account
        Account name    taro
        Display name    山田 太郎
        E-mail          taro@example.org
        Role            editor
        Password        ••••••••
        Password again  ••••••••
      Added taro.
      [exit 0]
      """)
    #expect(try await sandbox.stored == ["taro|山田 太郎|taro@example.org|editor"])
    #expect(try await sandbox.isPassword("correct horse", of: "taro"))
    #expect(try await !sandbox.isPassword("correct hors", of: "taro"))
  }

  @Test func anEmptyRoleIsTheDefault() async throws {
    let form = try await FormRun.opened(in: sandbox)
    try await form.enterAccount()
    try await form.ends(with: 0)
    #expect(try await sandbox.stored == ["taro|山田 太郎|taro@example.org|reader"])
  }

  @Test func whatIsTypedBeforeTheFormOpensIsNotLost() async throws {
    let form = try await FormRun.start(in: sandbox)
    try await form.enterAccount("early")
    try await form.ends(with: 0)
    #expect(try await sandbox.stored == ["early|山田 太郎|taro@example.org|reader"])
  }

  @Test func blanksAtTheEndsAreNotStored() async throws {
    let form = try await FormRun.opened(in: sandbox)
    try await form.enterAccount(name: "  Taro  ", email: " taro@example.org ")
    try await form.ends(with: 0)
    #expect(try await sandbox.stored == ["taro|Taro|taro@example.org|reader"])
  }

  @Test func theStoreCanBeReadByItsOwnerAlone() async throws {
    let form = try await FormRun.opened(in: sandbox)
    try await form.enterAccount()
    try await form.ends(with: 0)
    #expect(try sandbox.mode(of: "data/accounts/accounts.sqlite") == 0o600)
    #expect(try sandbox.mode(of: "data/accounts") == 0o700)
  }

  @Test func theFormStandsBelowWhatWasThere() async throws {
    let terminal = try await Terminal.running(
      ["sh", "-c", "echo before; accounts add; exec cat"], in: sandbox, columns: 60, rows: 12)
    try await terminal.wait(for: "Tab next")
    let lines = emptyForm.split(separator: "\n").map(String.init)
    #expect(try await terminal.screen.rows == ["before"] + lines + ["", "", ""])
  }

  @Test func theFormMakesRoomForItselfAtTheFoot() async throws {
    let terminal = try await Terminal.running(
      ["sh", "-c", "seq 9; accounts add; echo [exit $?]; exec cat"], in: sandbox, columns: 60, rows: 10)
    try await terminal.wait(for: "Tab next")
    #expect(try await terminal.screen.text == "8\n9\n" + emptyForm)
    try await terminal.type("taro")
    try await terminal.wait(for: "taro")
    try await terminal.press("Escape")
    try await terminal.wait(for: "[exit 1]")
    let whole = """
      1
      2
      3
      4
      5
      6
      7
      8
      9
      New account
        Account name    taro
        Display name
        E-mail          name@example.org
        Role            reader
        Password
        Password again
      [exit 1]
      """
    #expect(try await terminal.transcript.split(separator: "\n").joined(separator: "\n") == whole)
  }
}
