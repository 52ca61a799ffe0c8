/// That an image's height follows its width: the ratio of both.
nonisolated public struct AspectConstraint: Hashable, Sendable {
  /// The image's width in pixels, at least 1.
  public let width: Int
  /// The image's height in pixels, at least 1.
  public let height: Int

  /// The ratio of an image; `nil` where it has no width or no height.
  public init?(_ image: Image) {
    guard !image.isEmpty else { return nil }
    width = image.width
    height = image.height
  }

  /// The rows that keep the ratio in so many columns: the nearest number, at least 1.
  ///
  /// `cellAspect` is a cell's height, divided by its width.
  public func rows(columns: Int, cellAspect: Double) -> Int {
    max(1, Self.rounded(Double(columns) * Double(height) / (Double(width) * cellAspect)))
  }

  /// The columns that keep the ratio in so many rows: the nearest number, at least 1.
  public func columns(rows: Int, cellAspect: Double) -> Int {
    max(1, Self.rounded(Double(rows) * cellAspect * Double(width) / Double(height)))
  }

  private static func rounded(_ cells: Double) -> Int { Int(min(cells, 1e9).rounded()) }
}
