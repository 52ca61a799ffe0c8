import FormlineTesting
import LeakCheck
import RxCore
import TerminalIO
import Testing
import Views

/// A terminal that says what it is, while a screen is shown.
@Suite struct ScreenSessionTerminalTests {
  private let output = OutputFile()
  private let screen = Screen()
  private let themes = ThemeService()

  private func report(_ report: TerminalReport) -> Keystroke { .press(KeyPress(.report(report))) }

  private func play(_ themes: ThemeService?, _ keys: [Keystroke]) throws -> [Frame] {
    let time = TestScheduler()
    let recorder = ScreenRecorder(columns: 4, rows: 2)
    let start = Keystroke.perform { time.advanceBy(.zero) }
    let session = ScreenSession(
      screen, keys: ScriptedKeyboard([start] + keys), renderer: recorder, scheduler: time)
    let inquiry = TerminalInquiry(loop: EventLoop(input: -1), output: output.descriptor)
    session.ask(inquiry, output: output.descriptor, themes: themes)
    #expect(output.text.isEmpty)
    _ = try session.run()
    try session.awaitAnswers(to: inquiry)
    return recorder.frames
  }

  @Test(arguments: [(UInt8(255), "light"), (0, "dark")]) func theThemeFollowsItsBackground(
    level: UInt8, name: String
  ) throws {
    _ = try play(
      themes, [report(.background(red: level, green: level, blue: level)), report(.attributes([62]))])
    #expect(themes.current.name == name)
    #expect(output.text == "\u{1B}]11;?\u{1B}\\\u{1B}[>q\u{1B}[c")
  }

  @Test func itShowsImagesByItself() throws {
    screen.addSubview(ImageView(Pictures.quarters(width: 4, height: 4)))
    let shown = try play(
      nil,
      [
        report(.version("kitty(0.35.2)")), report(.attributes([62])),
        report(.graphics(id: 31, isAccepted: true)), report(.attributes([62])), .perform {},
      ])
    let frames = shown.map { $0.lines[0].text.unicodeScalars.first }
    #expect(frames == ["▀", "\u{10EEEE}"])
  }

  @Test func reportsAreNoKeys() throws {
    let row = Row("a")
    screen.addSubview(row)
    _ = try play(themes, [report(.attributes([62])), "x"])
    #expect(row.notes == ["scalar(\"x\")"])
    #expect(themes.current == .default)
  }

  @Test func aSessionThatAsksDies() {
    let themes = themes
    assertDeallocated {
      let bench = ScreenBench(Screen(), [])
      let inquiry = tracked(TerminalInquiry(loop: EventLoop(input: -1), output: output.descriptor))
      bench.session.ask(inquiry, output: output.descriptor, themes: themes)
      bench.time.advanceBy(.zero)
      _ = try? bench.session.run()
      return bench.session
    }
  }
}
