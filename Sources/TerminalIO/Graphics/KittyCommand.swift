/// The escape sequences of the kitty graphics protocol that are used here (sw.kovidgoyal.net/kitty/graphics-protocol).
enum KittyCommand {
  /// The base64 characters that fit into one sequence.
  static let chunk = 4096

  /// Sends pixels and says that they are to be shown in place of the image's placeholders, in so many cells.
  ///
  /// `q=2` asks for no answer, which would come among the keys.
  static func place(id: Int, rgba: [UInt8], width: Int, height: Int, size: TerminalSize) -> [UInt8] {
    let keys =
      "a=T,U=1,q=2,f=32,t=d,i=\(id),s=\(width),v=\(height),c=\(size.columns),r=\(size.rows)"
    let payload = base64(rgba)
    var sent: [UInt8] = []
    sent.reserveCapacity(payload.count + payload.count / 64 + 128)
    var start = 0
    repeat {
      let end = min(start + chunk, payload.count)
      let more = "m=\(end < payload.count ? 1 : 0)"
      append(start == 0 ? keys + "," + more : more, payload[start..<end], to: &sent)
      start = end
    } while start < payload.count
    return sent
  }

  /// Forgets an image and takes it off the screen.
  static func delete(id: Int) -> [UInt8] {
    var sent: [UInt8] = []
    append("a=d,d=I,q=2,i=\(id)", [], to: &sent)
    return sent
  }

  /// Asks whether an image of one pixel could be read; the terminal does not keep it.
  static func query(id: Int) -> [UInt8] {
    var sent: [UInt8] = []
    append("i=\(id),s=1,v=1,a=q,t=d,f=24", base64([0, 0, 0])[...], to: &sent)
    return sent
  }

  private static func append(_ keys: String, _ payload: ArraySlice<UInt8>, to sent: inout [UInt8]) {
    sent += "\u{1B}_G\(keys)".utf8
    if !payload.isEmpty {
      sent.append(UInt8(ascii: ";"))
      sent += payload
    }
    sent += "\u{1B}\\".utf8
  }

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes in base64 (RFC 4648, section 4).
  static func base64(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let left = min(3, bytes.count - start)
      var group = UInt32(bytes[start]) << 16
      if left > 1 { group |= UInt32(bytes[start + 1]) << 8 }
      if left > 2 { group |= UInt32(bytes[start + 2]) }
      for place in 0..<4 {
        let index = Int(group >> (18 - 6 * UInt32(place))) & 0x3F
        text.append(place <= left ? alphabet[index] : UInt8(ascii: "="))
      }
    }
    return text
  }
}
