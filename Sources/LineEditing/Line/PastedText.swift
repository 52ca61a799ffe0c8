/// What a paste adds to a one-line field.
enum PastedText {
  /// The longest paste that is taken, in bytes: what a script's line may hold, too.
  static let limit = 64 * 1024

  /// Gives the scalars to insert, one by one so that a secret's are in no array of their own.
  ///
  /// UTF-8 is decoded (a broken byte becomes U+FFFD), line ends and tabs are one space each, control characters
  /// are left out. Of more than `limit` bytes, as many whole scalars as fit.
  static func forEachScalar(of bytes: [UInt8], _ body: (Unicode.Scalar) -> Void) {
    var decoder = UTF8()
    var source = bytes[..<end(of: bytes)].makeIterator()
    var previous: Unicode.Scalar = " "
    while true {
      let scalar: Unicode.Scalar
      switch decoder.decode(&source) {
      case .scalarValue(let value): scalar = value
      case .error: scalar = "\u{FFFD}"
      case .emptyInput: return
      }
      switch scalar.value {
      case 0x0A where previous == "\r": break
      case 0x09, 0x0A, 0x0D: body(" ")
      case 0..<0x20, 0x7F..<0xA0: break
      default: body(scalar)
      }
      previous = scalar
    }
  }

  private static func end(of bytes: [UInt8]) -> Int {
    guard bytes.count > limit else { return bytes.count }
    var end = limit
    // A scalar has at most three bytes behind its first.
    while end > limit - 3, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }
}
