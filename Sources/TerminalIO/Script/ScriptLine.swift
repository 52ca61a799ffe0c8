/// One line of a script, without its end.
public struct ScriptLine: Equatable {
  /// The line's number, from 1.
  public var number: Int

  /// What it holds, as a secret, since any line may be a password; valid UTF-8 without a NUL.
  public var content: Secret

  /// What it holds, as text.
  ///
  /// O(n), and a copy that is not wiped.
  public var text: String {
    content.withUTF8 { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether it is empty or holds nothing but blanks and tabs.
  public var isBlank: Bool {
    content.withUTF8 { $0.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }
  }
}
