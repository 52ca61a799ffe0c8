import TerminalIO

/// An image as characters: two pixels a cell, the upper one in the foreground of `▀`, the lower one behind it.
///
/// The colours are true colours; the renderer degrades them. A pixel that is more clear than opaque shows the
/// terminal's own background.
struct HalfBlocks {
  /// The image, of two pixels a row.
  private let image: Image

  /// Draws `image` in so many cells.
  init(_ image: Image, columns: Int, rows: Int) {
    self.image = image.scaled(width: columns, height: rows * 2)
  }

  var lines: [Line] {
    (0..<image.height / 2).map { row in
      var spans: [Span] = []
      for column in 0..<image.width {
        let cell = Self.cell(upper: image[column, 2 * row], lower: image[column, 2 * row + 1])
        if let last = spans.indices.last, spans[last].style == cell.style {
          spans[last].text += cell.text
        } else {
          spans.append(cell)
        }
      }
      return Line(spans)
    }
  }

  private static func cell(upper: Image.Pixel, lower: Image.Pixel) -> Span {
    switch (color(upper), color(lower)) {
    case (nil, nil): Span(" ")
    case (let upper?, nil): Span("▀", Style(foreground: upper))
    case (nil, let lower?): Span("▄", Style(foreground: lower))
    case (let upper?, let lower?): Span("▀", Style(foreground: upper, background: lower))
    }
  }

  private static func color(_ pixel: Image.Pixel) -> Color? {
    pixel.opacity < 128 ? nil : .rgb(pixel.red, pixel.green, pixel.blue)
  }
}
