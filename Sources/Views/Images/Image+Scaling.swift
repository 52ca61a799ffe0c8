nonisolated extension Image {
  /// The image in another size: each new pixel is the average of the area that it covers.
  ///
  /// Where a new pixel covers a part of an old one, that counts by the part. Colours count by their opacity, so that
  /// what cannot be seen colours nothing. Made larger, an image gets flat squares with clean edges.
  /// O(old pixels + new pixels).
  public func scaled(width newWidth: Int, height newHeight: Int) -> Image {
    guard !isEmpty, newWidth > 0, newHeight > 0 else { return Image(max(0, newWidth), 0, []) }
    if (newWidth, newHeight) == (width, height) { return self }
    let columns = Self.covered(old: width, new: newWidth)
    let rows = Self.covered(old: height, new: newHeight)
    var scaled: [UInt8] = []
    scaled.reserveCapacity(newWidth * newHeight * 4)
    bytes.withUnsafeBufferPointer { bytes in
      for row in rows {
        for column in columns { Self.appendAverage(bytes, width, row, column, to: &scaled) }
      }
    }
    return Image(newWidth, newHeight, scaled)
  }

  /// The old pixels, side by side, that a new one covers, in units of which an old pixel has `new` and a new one `old`.
  private struct Span {
    var pixels: Range<Int>
    /// The units of the first pixel that are covered.
    var first: Int
    /// The units of the last pixel that are covered; of those between, all are.
    var last: Int
    var unit: Int

    func weight(_ pixel: Int) -> Int {
      if pixel == pixels.lowerBound { return first }
      return pixel == pixels.upperBound - 1 ? last : unit
    }
  }

  private static func covered(old: Int, new: Int) -> [Span] {
    (0..<new).map { index in
      let (start, end) = (index * old, (index + 1) * old)
      let pixels = start / new..<(end + new - 1) / new
      if pixels.count == 1 { return Span(pixels: pixels, first: old, last: old, unit: new) }
      let last = end - (pixels.upperBound - 1) * new
      return Span(pixels: pixels, first: (pixels.lowerBound + 1) * new - start, last: last, unit: new)
    }
  }

  /// The weights of a new pixel add up to the number of old pixels, so no sum comes near to what an `Int` holds.
  private static func appendAverage(
    _ bytes: UnsafeBufferPointer<UInt8>, _ width: Int, _ rows: Span, _ columns: Span, to scaled: inout [UInt8]
  ) {
    var (red, green, blue, opacity, total) = (0, 0, 0, 0, 0)
    for row in rows.pixels {
      let rowWeight = rows.weight(row)
      for column in columns.pixels {
        let weight = rowWeight * columns.weight(column)
        let start = (row * width + column) * 4
        let seen = weight * Int(bytes[start + 3])
        total += weight
        opacity += seen
        red += seen * Int(bytes[start])
        green += seen * Int(bytes[start + 1])
        blue += seen * Int(bytes[start + 2])
      }
    }
    scaled.append(opacity == 0 ? 0 : rounded(red, opacity))
    scaled.append(opacity == 0 ? 0 : rounded(green, opacity))
    scaled.append(opacity == 0 ? 0 : rounded(blue, opacity))
    scaled.append(rounded(opacity, total))
  }

  private static func rounded(_ sum: Int, _ count: Int) -> UInt8 { UInt8((sum + count / 2) / count) }
}
