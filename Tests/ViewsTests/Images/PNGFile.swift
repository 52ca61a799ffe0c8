/// A PNG as a test wants it: any header, any rows, whole or damaged (ISO/IEC 15948; zlib's stored blocks, RFC 1950).
nonisolated struct PNGFile: Sendable {
  var width: UInt32
  var height: UInt32
  var depth: UInt8 = 8
  /// 0 grey, 2 colour, 3 palette, 4 grey with opacity, 6 colour with opacity.
  var colorType: UInt8 = 6
  var interlace: UInt8 = 0
  /// Chunks before the image's data: a palette, opacities.
  var extra: [(name: String, content: [UInt8])] = []
  /// The rows, each behind its filter's number.
  var rows: [UInt8] = []

  var bytes: [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = Self.number(width) + Self.number(height) + [depth, colorType, 0, 0, interlace]
    file += Self.chunk("IHDR", header)
    for (name, content) in extra { file += Self.chunk(name, content) }
    file += Self.chunk("IDAT", Self.stored(rows))
    return file + Self.chunk("IEND", [])
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return number(UInt32(content.count)) + named + number(crc(named))
  }

  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    let lengths = [UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8)]
    return [0x78, 0x01, 0x01] + lengths + bytes + number(high << 16 | low)
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
