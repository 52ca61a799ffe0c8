#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A terminal cell's size in pixels.
public struct CellSize: Hashable, Sendable {
  /// Pixels from left to right, at least 1.
  public let width: Int
  /// Pixels from top to bottom, at least 1.
  public let height: Int

  /// A size in pixels; less than 1 counts as 1.
  public init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
  }

  /// What is assumed where the terminal does not say: twice as high as wide.
  public static let usual = CellSize(width: 10, height: 20)

  /// The height, divided by the width.
  public var aspect: Double { Double(height) / Double(width) }

  /// The size that the terminal at `descriptor` tells the system, or the usual one.
  ///
  /// Many tell none; what is less than half or more than five times as high as wide is taken for none.
  public init(ofTerminal descriptor: Int32) {
    var found = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &found) != 0 { found = winsize() }
    self.init(
      columns: Int(found.ws_col), rows: Int(found.ws_row), width: Int(found.ws_xpixel),
      height: Int(found.ws_ypixel))
  }

  /// The size of one of so many cells in a window of so many pixels, or the usual one.
  init(columns: Int, rows: Int, width: Int, height: Int) {
    let isTold = columns > 0 && rows > 0 && width >= columns && height >= rows
    let told = isTold ? CellSize(width: width / columns, height: height / rows) : .usual
    self = (0.5...5).contains(told.aspect) ? told : .usual
  }
}
