/// The file that a field's history is in.
enum HistoryFileName {
  private static let longest = 160

  /// A name for a field: letters, digits, `-` and `_` as they are, every other byte as `%XX`, so that
  /// different fields have different files and no name leaves the folder.
  ///
  /// A long name ends with its FNV-1a hash instead.
  static func name(ofField field: String) -> String {
    var name = ""
    for byte in field.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        name += byte < 16 ? "%0" : "%"
        name += String(byte, radix: 16, uppercase: true)
      }
    }
    if name.isEmpty { name = "%" }
    guard name.utf8.count > longest else { return name + ".history" }
    return name.prefix(longest - 18) + "%%" + String(hash(field), radix: 16) + ".history"
  }

  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
