/// A picture of pixels, in memory: red, green, blue and opacity, a byte each.
///
/// A value; it can be made off the main actor and handed over.
nonisolated public struct Image: Hashable, Sendable {
  /// One pixel; colours are not multiplied by the opacity.
  public struct Pixel: Hashable, Sendable {
    /// Red.
    public var red: UInt8
    /// Green.
    public var green: UInt8
    /// Blue.
    public var blue: UInt8
    /// The opacity: 255 hides all that is behind.
    public var opacity: UInt8

    /// A pixel.
    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, opacity: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
  }

  /// Pixels in a row.
  public let width: Int
  /// Rows of pixels.
  public let height: Int
  /// The rows from the top, four bytes a pixel.
  public let bytes: [UInt8]

  /// An image of given bytes; `nil` where they are not `width * height * 4`, or a dimension is negative.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width >= 0, height >= 0, !width.multipliedReportingOverflow(by: height).overflow,
      bytes.count % 4 == 0, width * height == bytes.count / 4
    else { return nil }
    self.init(width, height, bytes)
  }

  /// An image whose pixels are told one by one.
  ///
  /// O(pixels).
  public init(width: Int, height: Int, pixel: (_ column: Int, _ row: Int) -> Pixel) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let pixel = pixel(column, row)
        bytes += [pixel.red, pixel.green, pixel.blue, pixel.opacity]
      }
    }
    self.init(width, height, bytes)
  }

  /// An image of bytes that are known to be as many as there must be.
  init(_ width: Int, _ height: Int, _ bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Whether there is nothing to see: no row, or no column.
  public var isEmpty: Bool { bytes.isEmpty }

  /// The pixel in a column and a row, from 0.
  public subscript(column: Int, row: Int) -> Pixel {
    let start = (row * width + column) * 4
    return Pixel(bytes[start], bytes[start + 1], bytes[start + 2], opacity: bytes[start + 3])
  }
}
