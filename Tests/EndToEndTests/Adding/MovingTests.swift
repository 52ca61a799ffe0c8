import Foundation
import Testing

/// From field to field.
@Suite(.endToEnd) struct MovingTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  /// Where the cursor's row is after the keys, from the first field.
  @Test(arguments: [
    (["Tab"], 2), (["Enter"], 2), (["Down"], 2), (["BTab"], 6), (["Up"], 6), (["Tab", "BTab"], 1),
    (["Down", "Down", "Down", "Down", "Down"], 6), (["Down", "Down", "Up"], 2),
    (["Down", "Down", "Down", "Down", "Down", "Down"], 1), (["BTab", "BTab", "BTab"], 4),
  ])
  func keysMoveBetweenFields(_ keys: [String], _ row: Int) async throws {
    let form = try await FormRun.opened(in: sandbox)
    for key in keys { try await form.press(key) }
    try await form.terminal.wait(for: "row \(row)") { $0.cursor.row == row }
    // Not on the way to somewhere else.
    try await form.type("x")
    try await form.terminal.wait(for: "an x in row \(row)") { $0.cursor == .row(row, 19) }
  }

  @Test func anInvalidAnswerHoldsNobody() async throws {
    let form = try await FormRun.opened(in: sandbox)
    try await form.type("-", then: "Tab")
    try await form.type("x", then: "Enter")
    try await form.type("no", then: "Down")
    try await form.type("boss", then: "BTab", "BTab", "BTab")
    try await form.shows(
      """
      New account
        Account name    -
          ✗ must begin with a letter or a digit, not with "-"
        Display name    x
        E-mail          no                        ✗ must look like name@example.org
        Role            boss                      ✗ must be reader, editor or admin
        Password
        Password again
        Tab next · Shift-Tab back · Enter accept · Esc cancel
      """, cursor: .row(1, 19))
  }

  @Test func theTextAndTheCursorAreKept() async throws {
    let form = try await FormRun.opened(in: sandbox)
    try await form.type("taro", then: "Left", "Left", "Tab", "BTab")
    try await form.type("X")
    try await form.isOn("  Account name    taXro")
    #expect(try await form.terminal.screen.cursor == .row(1, 21))
  }

  @Test func theLastEnterGoesToTheFirstProblem() async throws {
    let form = try await FormRun.opened(in: sandbox)
    try await form.type("taro", then: "Enter", "Enter")
    try await form.type("taro@", then: "Enter", "Enter")
    try await form.type("correct horse", then: "Enter")
    try await form.type("correct horse", then: "Enter")
    let picture = """
      New account
        Account name    taro
        Display name                              ✗ required
        E-mail          taro@                     ✗ must look like name@example.org
        Role            reader
        Password        ••••••••
        Password again  ••••••••
        Tab next · Shift-Tab back · Enter accept · Esc cancel
      """
    try await form.shows(picture, cursor: .row(2, 18))
    #expect(try await sandbox.stored == [])
    try await form.type("Taro", then: "Enter")
    try await form.type("example.org", then: "Tab", "Tab", "Tab", "Enter")
    try await form.ends(with: 0)
    #expect(try await sandbox.stored == ["taro|Taro|taro@example.org|reader"])
    #expect(try await sandbox.isPassword("correct horse", of: "taro"))
  }

  @Test func aNameTakenMeanwhileIsToldAtTheEndAndCanBeCorrected() async throws {
    let form = try await FormRun.opened(in: sandbox)
    try await form.type("taro", then: "Enter")
    try await form.isOn("  Display name")
    try await sandbox.store("Taro", name: "First")
    try await form.type("Second", then: "Enter")
    try await form.type("taro@example.org", then: "Enter", "Enter")
    try await form.type("correct horse", then: "Enter")
    try await form.type("correct horse", then: "Enter")
    try await form.shows(
      """
      New account
        Account name    taro                      ✗ "taro" is taken
        Display name    Second
        E-mail          taro@example.org
        Role            reader
        Password        ••••••••
        Password again  ••••••••
        Tab next · Shift-Tab back · Enter accept · Esc cancel
      """, cursor: .row(1, 22))
    try await form.type("2")
    try await form.isOn("  Account name    taro2")
    try await form.press("BTab", "Enter")
    try await form.ends(with: 0)
    #expect(
      try await sandbox.stored == [
        "Taro|First|somebody@example.org|reader", "taro2|Second|taro@example.org|reader",
      ])
  }
}
