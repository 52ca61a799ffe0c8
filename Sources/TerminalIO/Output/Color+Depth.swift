extension Color {
  /// The nearest colour that a terminal of this depth shows; `nil` where it shows none.
  ///
  /// The distance is "redmean", a weighted Euclidean one that is near to what eyes see and needs no other colour
  /// space (T. Riemersma, "Colour metric"). Of colours at the same distance the one with the lower number wins.
  /// The sixteen named colours are taken as xterm's defaults; a user may have chosen others, so a named colour
  /// is never turned into numbers. O(1): at most 240 candidates.
  public func degraded(to depth: ColorDepth) -> Color? {
    switch (depth, self) {
    case (.none, _): nil
    case (_, .named), (.trueColor, _), (.palette256, .palette): self
    case (.palette256, .rgb(let red, let green, let blue)):
      .palette(Self.nearest(to: (red, green, blue), in: 16...255))
    case (.ansi16, .palette(let index)) where index < 16: .named(index)
    case (.ansi16, .palette(let index)):
      .named(Self.nearest(to: Self.components(of: index), in: 0...15))
    case (.ansi16, .rgb(let red, let green, let blue)):
      .named(Self.nearest(to: (red, green, blue), in: 0...15))
    }
  }

  typealias Components = (red: UInt8, green: UInt8, blue: UInt8)

  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// xterm's defaults for the named colours.
  private static let named: [(UInt8, UInt8, UInt8)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255),
    (0, 255, 255), (255, 255, 255),
  ]

  /// xterm's palette: 16 named colours, a cube of six levels a side, 24 greys.
  static func components(of index: UInt8) -> Components {
    switch index {
    case 0..<16: return named[Int(index)]
    case 16..<232:
      let cube = Int(index) - 16
      return (levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
    default:
      let grey = 8 + 10 * (index - 232)
      return (grey, grey, grey)
    }
  }

  private static func nearest(to wanted: Components, in candidates: ClosedRange<UInt8>) -> UInt8 {
    var best = candidates.lowerBound
    var least = Int.max
    for candidate in candidates {
      let distance = distance(wanted, components(of: candidate))
      if distance < least { (best, least) = (candidate, distance) }
    }
    return best
  }

  /// The square of the distance, times 512.
  private static func distance(_ left: Components, _ right: Components) -> Int {
    let redSum = Int(left.red) + Int(right.red)
    let red = Int(left.red) - Int(right.red)
    let green = Int(left.green) - Int(right.green)
    let blue = Int(left.blue) - Int(right.blue)
    return (1024 + redSum) * red * red + 2048 * green * green + (1534 - redSum) * blue * blue
  }
}
