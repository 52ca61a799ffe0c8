import TerminalIO
import Testing
import Views

/// A theme in the colours at hand: what the renderer sends for it.
@Suite struct ThemeDepthTests {
  @Test(
    arguments: [
      (Theme.dark, ColorDepth.trueColor, "0;1;38;2;126;200;255"), (.dark, .palette256, "0;1;38;5;117"),
      (.dark, .ansi16, "0;1;37"), (.dark, .none, "0;1"), (.default, .ansi16, "0;1;36"),
      (.highContrast, .trueColor, "0;1;38;2;255;255;0;48;2;0;0;0"),
      (.highContrast, .palette256, "0;1;38;5;226;48;5;16"), (.highContrast, .ansi16, "0;1;93;40"),
      (.mono, .trueColor, "0;1"),
    ])
  func itsColorsDegrade(theme: Theme, depth: ColorDepth, codes: String) {
    let output = OutputFile()
    let title = Label("Accounts", role: .title)
    title.apply(theme)
    let size = TerminalSize(columns: 20, rows: 5)
    let renderer = TerminalRenderer(output: output.descriptor, depth: depth, measure: { size })
    renderer.render(Frame(lines: title.lines(width: 20), cursor: Frame.Position(row: 0, column: 0)))
    #expect(output.text.contains("\u{1B}[\(codes)mAccounts\u{1B}[m"), "\(output.text.debugDescription)")
  }

  @Test(arguments: [ColorDepth.trueColor, .palette256, .ansi16])
  func anImagesColorsDegradeToo(depth: ColorDepth) {
    let output = OutputFile()
    let image = ImageView(Pictures.plain(Image.Pixel(255, 135, 0), width: 1, height: 1))
    let size = TerminalSize(columns: 2, rows: 5)
    let renderer = TerminalRenderer(output: output.descriptor, depth: depth, measure: { size })
    renderer.render(Frame(lines: image.lines(width: 2)))
    let codes = [
      ColorDepth.trueColor: "38;2;255;135;0;48;2;255;135;0", .palette256: "38;5;208;48;5;208",
      .ansi16: "33;43",
    ]
    #expect(
      output.text.contains("\u{1B}[0;\(codes[depth] ?? "?")m▀▀\u{1B}[m"), "\(output.text.debugDescription)")
  }
}
