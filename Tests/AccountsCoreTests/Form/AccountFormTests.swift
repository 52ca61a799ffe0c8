@testable import AccountsCore
import Formline
import FormlineTesting
import LeakCheck
import Testing

/// The account form, once as keys and once as a script, with equal outcome.
@Suite struct AccountFormTests {
  enum Way: CaseIterable { case keys, script }

  private let store: SQLiteAccountStore
  private let screen = ScreenRecorder()

  init() throws { store = try SQLiteAccountStore.empty() }

  private func run(_ way: Way, _ answers: [String], without known: Set<AccountField> = []) throws
    -> FormOutcome
  {
    let model = AccountFormViewModel(
      store: store, hasher: PasswordHasher(cost: 1), confirmsPassword: way == .keys,
      now: { Timestamp(seconds: 86_400) })
    if known.contains(.account) { model.account.value = "given" }
    let form = model.makeForm(without: known)
    switch way {
    case .keys:
      let twice = answers + answers.suffix(1)
      let keyboard = ScriptedKeyboard(twice.flatMap { [Keystroke.text($0), .enter] })
      return try FormSession(form, input: keyboard, renderer: screen).run()
    case .script:
      let script = try Script(answers.map { $0 + "\n" }.joined())
      return try FormSession(form, input: script.input, renderer: screen).run()
    }
  }

  private func stored() throws -> [String] {
    var rows: [String] = []
    try store.forEachAccount { rows.append("\($0.account)|\($0.name)|\($0.email)|\($0.role)|\($0.created)") }
    return rows
  }

  @Test(arguments: Way.allCases)
  func fiveAnswersMakeAnAccount(way: Way) throws {
    #expect(try run(way, ["taro", "山田 太郎", "taro@example.org", "Admin", "open sesame"]) == .submitted)
    #expect(try stored() == ["taro|山田 太郎|taro@example.org|admin|1970-01-02T00:00:00Z"])
  }

  @Test(arguments: Way.allCases)
  func aBlankRoleIsReader(way: Way) throws {
    #expect(try run(way, ["taro", "Taro", "taro@example.org", "", "open sesame"]) == .submitted)
    #expect(try stored() == ["taro|Taro|taro@example.org|reader|1970-01-02T00:00:00Z"])
  }

  @Test(arguments: Way.allCases)
  func whatIsKnownIsNotAsked(way: Way) throws {
    #expect(try run(way, ["Given", "g@example.org", "", "open sesame"], without: [.account]) == .submitted)
    #expect(try stored() == ["given|Given|g@example.org|reader|1970-01-02T00:00:00Z"])
  }

  @Test(arguments: [
    (["ta ro", "T", "t@example.org", "", "open sesame"], 1, "account"),
    (["taro", "T", "nowhere", "", "open sesame"], 3, "email"),
    (["taro", "T", "t@example.org", "boss", "open sesame"], 4, "role"),
    (["taro", "T", "t@example.org", "", "short"], 5, "password"),
  ])
  func aBadAnswerStoresNothing(answers: [String], line: Int, field: String) throws {
    let error = #expect(throws: InputError.self) { try run(.script, answers) }
    #expect(error?.location == InputLocation(file: "stdin", line: line))
    #expect(error?.field == field)
    #expect(try run(.keys, answers) == .cancelled)
    #expect(try stored().isEmpty)
    #expect(screen.frames.contains { $0.text.contains("✗") })
  }

  @Test func theFormOnTheScreen() throws {
    let model = AccountFormViewModel(
      store: store, hasher: PasswordHasher(cost: 1), confirmsPassword: true, now: { Timestamp(seconds: 0) })
    var picture = ""
    let keyboard = ScriptedKeyboard([
      "taro", .tab, "山田", .tab, "taro@", .tab, "e", .tab, "sesame", .perform { picture = screen.picture },
    ])
    #expect(
      try FormSession(model.makeForm(without: []), input: keyboard, renderer: screen).run() == .cancelled)
    #expect(
      picture == """
        New account
          Account name    taro
          Display name    山田
          E-mail          taro@                     ✗ must look like name@example.org
          Role            e                         ✗ must be reader, editor or admin
          Password        ••••••▏                    ✗ at least 8 characters
          Password again
          Tab next · Shift-Tab back · Enter accept · Esc cancel
        """)
  }
}
