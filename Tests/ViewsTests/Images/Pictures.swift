import TerminalIO
import Views

/// Images that tests are made of.
enum Pictures {
  static let red = Image.Pixel(255, 0, 0)
  static let blue = Image.Pixel(0, 0, 255)
  static let clear = Image.Pixel(0, 0, 0, opacity: 0)

  /// Four quarters: red and green above blue and white.
  static func quarters(width: Int, height: Int) -> Image {
    Image(width: width, height: height) { column, row in
      switch (column < width / 2, row < height / 2) {
      case (true, true): red
      case (false, true): Image.Pixel(0, 255, 0)
      case (true, false): blue
      case (false, false): Image.Pixel(255, 255, 255)
      }
    }
  }

  static func plain(_ pixel: Image.Pixel, width: Int, height: Int) -> Image {
    Image(width: width, height: height) { _, _ in pixel }
  }
}
