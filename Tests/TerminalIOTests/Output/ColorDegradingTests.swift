import Testing

@testable import TerminalIO

@Suite struct ColorDegradingTests {
  @Test(
    arguments: [
      (Color.red, ColorDepth.none, nil), (.palette(9), .none, nil), (.rgb(1, 2, 3), .none, nil),
      (.red, .ansi16, .red), (.named(12), .palette256, .named(12)), (.named(12), .trueColor, .named(12)),
      (.palette(200), .palette256, .palette(200)), (.palette(200), .trueColor, .palette(200)),
      (.rgb(1, 2, 3), .trueColor, .rgb(1, 2, 3)),
      (.palette(3), .ansi16, .named(3)), (.palette(196), .ansi16, .named(9)),
      (.palette(16), .ansi16, .named(0)),
      (.palette(231), .ansi16, .named(15)), (.palette(244), .ansi16, .named(8)),
      (.rgb(0, 0, 0), .palette256, .palette(16)), (.rgb(255, 255, 255), .palette256, .palette(231)),
      (.rgb(255, 0, 0), .palette256, .palette(196)), (.rgb(8, 8, 8), .palette256, .palette(232)),
      (.rgb(127, 127, 127), .palette256, .palette(244)), (.rgb(95, 135, 175), .palette256, .palette(67)),
      (.rgb(250, 5, 5), .ansi16, .named(9)), (.rgb(200, 0, 0), .ansi16, .named(1)),
      (.rgb(0, 0, 0), .ansi16, .named(0)),
    ] as [(Color, ColorDepth, Color?)])
  func becomesTheNearest(color: Color, depth: ColorDepth, expected: Color?) {
    #expect(color.degraded(to: depth) == expected)
  }

  @Test func everyColourOfThePaletteIsItsOwnNearest() {
    for index: UInt8 in 16...255 {
      let (red, green, blue) = Color.components(of: index)
      guard case .palette(let nearest) = Color.rgb(red, green, blue).degraded(to: .palette256) else {
        Issue.record("no palette colour for \(index)")
        continue
      }
      #expect(Color.components(of: nearest) == Color.components(of: index))
    }
  }
}
