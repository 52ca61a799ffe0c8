/// What a terminal says about itself when it is asked; it arrives among the keys.
///
/// `TerminalInquiry` asks and gathers the answers.
public enum TerminalReport: Hashable, Sendable {
  /// The terminal's kind and abilities (DA1, ECMA-48 8.3.24): what every terminal answers.
  case attributes([Int])
  /// The colour behind the text (xterm's OSC 11).
  case background(red: UInt8, green: UInt8, blue: UInt8)
  /// The terminal's name and version, as it spells them (XTVERSION).
  case version(String)
  /// Whether the image of this number could be read (the kitty graphics protocol).
  case graphics(id: Int, isAccepted: Bool)
}

extension TerminalReport {
  /// How the strings of known answers begin, each with its introducer.
  private static let beginnings: [(introducer: UInt8, text: String)] = [
    (UInt8(ascii: "]"), "11;"), (UInt8(ascii: "P"), ">|"), (UInt8(ascii: "_"), "Gi="),
  ]

  /// Whether `content`, perhaps not all of it yet, can be nothing but an answer.
  static func begins(_ introducer: UInt8, _ content: [UInt8]) -> Bool {
    guard content.count < KeyDecoder.parameterLimit else { return false }
    return beginnings.contains { $0.introducer == introducer && content.starts(with: $0.text.utf8) }
  }

  /// The answer that stands in an OSC, DCS or APC string; `nil` where it is none that is known.
  init?(introducer: UInt8, content: [UInt8]) {
    let known = Self.beginnings.first { $0.introducer == introducer && content.starts(with: $0.text.utf8) }
    guard let known else { return nil }
    let rest = content.dropFirst(known.text.utf8.count)
    switch introducer {
    case UInt8(ascii: "]"):
      guard let color = Self.color(rest) else { return nil }
      self = .background(red: color[0], green: color[1], blue: color[2])
    case UInt8(ascii: "P"): self = .version(String(decoding: rest, as: UTF8.self))
    default:
      let parts = rest.split(separator: UInt8(ascii: ";"), maxSplits: 1)
      // More keys may follow the number, behind a comma.
      guard parts.count == 2,
        let id = Int(String(decoding: parts[0].prefix(while: KeySequence.isDigit), as: UTF8.self))
      else { return nil }
      self = .graphics(id: id, isAccepted: parts[1].elementsEqual("OK".utf8))
    }
  }

  /// A colour as X11 spells it (XParseColor): `rgb:1/22/333`, one to four hexadecimal digits each, of which
  /// all ones are full; `rgba:` with a fourth part, and `#rrggbb`.
  private static func color(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.hasPrefix("#") {
      let digits = Array(text.utf8.dropFirst())
      guard digits.count % 3 == 0, (3...12).contains(digits.count) else { return nil }
      let length = digits.count / 3
      return parts((0..<3).map { digits[$0 * length..<($0 + 1) * length] })
    }
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let space = text[..<colon]
    let fields = Array(text.utf8[colon...].dropFirst()).split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard (space == "rgb" && fields.count == 3) || (space == "rgba" && fields.count == 4) else { return nil }
    return parts(Array(fields.prefix(3)))
  }

  private static func parts(_ fields: [ArraySlice<UInt8>]) -> [UInt8]? {
    var parts: [UInt8] = []
    for field in fields {
      guard (1...4).contains(field.count), field.allSatisfy(isHexadecimal),
        let value = Int(String(decoding: field, as: UTF8.self), radix: 16)
      else { return nil }
      let most = 1 << (4 * field.count) - 1
      parts.append(UInt8((value * 255 + most / 2) / most))
    }
    return parts
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    KeySequence.isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
}
