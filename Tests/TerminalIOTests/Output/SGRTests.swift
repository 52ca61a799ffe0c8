import Testing

@testable import TerminalIO

@Suite struct SGRTests {
  @Test(arguments: [
    (Style.plain, ColorDepth.trueColor, "[m"),
    (Style(foreground: .red), .ansi16, "[0;31m"),
    (Style(foreground: .named(9), background: .named(12)), .ansi16, "[0;91;104m"),
    (Style(foreground: .palette(200)), .palette256, "[0;38;5;200m"),
    (Style(background: .rgb(1, 20, 255)), .trueColor, "[0;48;2;1;20;255m"),
    (Style(background: .rgb(255, 0, 0)), .ansi16, "[0;101m"),
    (
      Style(foreground: .red, attributes: [.bold, .dim, .italic, .underline, .reverse]), .none,
      "[0;1;2;3;4;7m"
    ),
  ])
  func switchesToTheStyle(style: Style, depth: ColorDepth, expected: String) {
    var bytes: [UInt8] = []
    SGR.append(style, depth: depth, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}" + expected)
  }

  @Test func coloursWithoutDepthArePlainAndAttributesAreNot() {
    #expect(SGR.isPlain(Style(foreground: .red, background: .blue), depth: .none))
    #expect(!SGR.isPlain(Style(foreground: .red), depth: .ansi16))
    #expect(!SGR.isPlain(Style(attributes: .bold), depth: .none))
    #expect(SGR.isPlain(.plain, depth: .trueColor))
  }
}
