import Foundation
import Testing

extension FormRun {
  /// `accounts browse`, once the list is shown.
  static func browsing(
    _ arguments: String..., in sandbox: Sandbox, columns: Int = 80, rows: Int = 12
  ) async throws -> FormRun {
    try await opened(
      ["accounts", "browse"] + arguments, until: "Enter open", in: sandbox, columns: columns, rows: rows)
  }

  /// Presses and releases the left button on a cell, from 0 (xterm's SGR mouse reports).
  func click(row: Int, column: Int) async throws {
    let place = "0;\(column + 1);\(row + 1)"
    try await terminal.send(Array("\u{1B}[<\(place)M\u{1B}[<\(place)m".utf8))
  }
}

extension Sandbox {
  /// Stores an admin, an editor and two readers.
  func storeFour() async throws {
    try await store("ada", name: "Ada Lovelace", email: "ada@example.org", role: "admin")
    try await store("grace", name: "Grace Hopper", email: "grace@navy.mil", role: "editor")
    try await store("hanako", name: "花子", email: "hanako@example.jp")
    try await store("taro", name: "山田 太郎", email: "taro@example.jp")
  }
}
