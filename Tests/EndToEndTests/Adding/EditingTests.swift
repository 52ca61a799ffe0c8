import Foundation
import Testing

/// Editing in the middle of a field: the screen, and what is stored.
@Suite(.endToEnd) struct EditingTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  /// Keys in a display name, what then stands there, and in which cell of the field the cursor is.
  struct Edit: CustomTestStringConvertible {
    let what: String
    /// Text, and keys by name: `.key("Left")`.
    let keys: [Key]
    let text: String
    let cursor: Int
    var testDescription: String { what }

    init(_ what: String, _ keys: Key..., gives text: String, cursor: Int) {
      self.what = what
      self.keys = keys
      self.text = text
      self.cursor = cursor
    }
  }

  enum Key: ExpressibleByStringLiteral {
    case text(String)
    case key(String, Int)
    init(stringLiteral text: String) { self = .text(text) }
    static func key(_ name: String) -> Self { .key(name, 1) }
  }

  private static let family = "👩‍👩‍👧"
  private static let flag = "🇯🇵"

  @Test(arguments: [
    Edit("C-a begins", "bc", .key("C-a"), "a", gives: "abc", cursor: 1),
    Edit("C-e ends", "bc", .key("C-a"), .key("C-e"), "d", gives: "bcd", cursor: 3),
    Edit("Home and End", "bc", .key("Home"), "a", .key("End"), "d", gives: "abcd", cursor: 4),
    Edit("arrows", "abc", .key("Left", 2), "x", .key("Right"), "y", gives: "axbyc", cursor: 4),
    Edit("C-b and C-f", "abc", .key("C-b", 2), "x", .key("C-f"), "y", gives: "axbyc", cursor: 4),
    Edit("backspace", "abc", .key("Left"), .key("BSpace"), gives: "ac", cursor: 1),
    Edit("delete", "abc", .key("Home"), .key("DC"), gives: "bc", cursor: 0),
    Edit("C-w", "one two", .key("C-w"), "three", gives: "one three", cursor: 9),
    Edit("C-k", "one two", .key("C-a"), .key("Right", 3), .key("C-k"), gives: "one", cursor: 3),
    Edit("C-u", "one two", .key("C-u"), "three", gives: "three", cursor: 5),
    Edit(
      "C-k and C-y", "onetwo", .key("Left", 3), .key("C-k"), .key("C-a"), .key("C-y"), gives: "twoone",
      cursor: 3),
    Edit("M-b and M-f", "one two", .key("M-b"), "x", .key("M-f"), "y", gives: "one xtwoy", cursor: 9),
    Edit("C-t", "ba", .key("C-t"), gives: "ab", cursor: 2),
    Edit("Japanese, backspace", "日本語", .key("BSpace"), gives: "日本", cursor: 4),
    Edit("Japanese, in the middle", "日語", .key("Left"), "本", gives: "日本語", cursor: 4),
    Edit("Japanese, delete", "日本語", .key("Home"), .key("DC"), gives: "本語", cursor: 0),
    Edit("a family is one", .text("a\(family)b"), .key("Left"), .key("BSpace"), gives: "ab", cursor: 1),
    Edit(
      "a family is moved over", .text("\(family)b"), .key("Left", 2), "a", gives: "a\(family)b", cursor: 1),
    Edit("a family by C-b", .text("\(family)b"), .key("C-b", 2), "a", gives: "a\(family)b", cursor: 1),
    Edit("a family is deleted", .text("\(family)b"), .key("Home"), .key("DC"), gives: "b", cursor: 0),
    Edit("a flag is one", .text("\(flag)\(flag)"), .key("BSpace"), "x", gives: "\(flag)x", cursor: 3),
    Edit("a flag is moved over", .text("\(flag)b"), .key("Left", 2), "a", gives: "a\(flag)b", cursor: 1),
    Edit(
      "an accent goes with its letter", "xe\u{301}y", .key("Left"), .key("BSpace"), gives: "xy", cursor: 1),
    Edit("an accent is moved over", "e\u{301}y", .key("Left", 2), "x", gives: "xe\u{301}y", cursor: 1),
    Edit("a tone is one", "x👍🏽", .key("BSpace"), "y", gives: "xy", cursor: 2),
    Edit("marks in heaps", "o\u{302}\u{323}x", .key("Left"), .key("BSpace"), gives: "x", cursor: 0),
  ])
  func theScreenAndTheStoreShowTheEdit(_ edit: Edit) async throws {
    let form = try await FormRun.opened(
      "--account", "taro", "--email", "taro@example.org", "--role", "reader", in: sandbox)
    for key in edit.keys {
      switch key {
      case .text(let text): try await form.type(text)
      case .key(let name, let count): for _ in 0..<count { try await form.press(name) }
      }
    }
    try await form.shows(
      """
      New account
        Display name    \(edit.text)
        Password
        Password again
        Tab next · Shift-Tab back · Enter accept · Esc cancel
      """, cursor: .row(1, 18 + edit.cursor))
    try await form.press("Enter")
    try await form.type("correct horse", then: "Enter")
    try await form.type("correct horse", then: "Enter")
    try await form.ends(with: 0)
    let stored = try await sandbox.stored
    #expect(
      stored.first.map { Array($0.unicodeScalars) }
        == Array("taro|\(edit.text)|taro@example.org|reader".unicodeScalars))
  }

  @Test func aKeyThatMeansNothingWritesNothing() async throws {
    let form = try await FormRun.opened(in: sandbox)
    try await form.press("F1", "F5", "F12", "IC", "PageUp", "PageDown")
    try await form.type("\u{1B}[99~\u{1B}[?62;4c\u{1B}[I\u{1B}[<0;3;3M\u{1B}[<0;3;3m\u{1B}P1$r0m\u{1B}\\x")
    try await form.isOn("  Account name    x")
  }

  @Test func aTextWiderThanItsFieldScrolls() async throws {
    let form = try await FormRun.opened("--account", "taro", in: sandbox, columns: 50, rows: 10)
    try await form.type("0123456789abcdefghijklmnopqrstuvwxyz")
    try await form.terminal.wait { $0.cursorRow.hasSuffix("uvwxyz") && $0.cursorRow.count <= 50 }
    try await form.press("Home")
    try await form.terminal.wait { $0.cursorRow.hasPrefix("  Display name    0123456789") }
    #expect(try await form.terminal.screen.cursor == .row(1, 18))
  }

  @Test func redrawMendsAScreenThatSomebodyElseWroteOn() async throws {
    let form = try await FormRun.opened(in: sandbox)
    try await form.type("taro")
    try await form.isOn("  Account name    taro")
    try sandbox.write("", to: "empty")
    // As another program's message does.
    try await form.terminal.scribble("\rNOISE NOISE NOISE")
    try await form.terminal.wait(for: "NOISE")
    try await form.press("C-l")
    try await form.terminal.wait { !$0.text.contains("NOISE") && $0.cursorRow == "  Account name    taro" }
  }
}
