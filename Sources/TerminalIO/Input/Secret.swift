import CTerminal

/// A password or other text that must not outlive its use: one buffer, wiped when the last owner lets go.
///
/// It has no description, no mirror and no `Codable` form, so that printing or logging what holds it
/// cannot show it. It is not `Sendable`: a secret stays where it was entered.
public final class Secret: Equatable, CustomStringConvertible, CustomReflectable {
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  /// Copies UTF-8 bytes; the caller wipes its own copy.
  public init(utf8 source: UnsafeBufferPointer<UInt8>) {
    bytes = .allocate(capacity: source.count)
    _ = bytes.initialize(from: source)
  }

  /// An empty secret.
  public convenience init() {
    self.init(utf8: UnsafeBufferPointer(start: nil, count: 0))
  }

  /// A secret from a string, for tests and previews: the string itself is not wiped.
  public init(copying text: String) {
    let utf8 = text.utf8
    bytes = .allocate(capacity: utf8.count)
    _ = bytes.initialize(from: utf8)
  }

  deinit {
    ct_wipe(bytes.baseAddress, bytes.count)
    bytes.deallocate()
  }

  /// Whether it has no characters.
  public var isEmpty: Bool { bytes.isEmpty }

  /// The number of Unicode scalars, which is the number of mask characters shown.
  ///
  /// O(n).
  public var scalarCount: Int { bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }

  /// Gives the UTF-8 bytes, without a closing NUL, for the time of the call.
  public func withUTF8<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try body(UnsafeBufferPointer(bytes))
  }

  /// Compares in a time that depends on the lengths only.
  public static func == (left: Secret, right: Secret) -> Bool {
    guard left.bytes.count == right.bytes.count else { return false }
    var difference: UInt8 = 0
    for index in left.bytes.indices { difference |= left.bytes[index] ^ right.bytes[index] }
    return difference == 0
  }

  /// Never the secret.
  public var description: String { "(secret)" }

  /// Never the secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
