import Testing

@testable import TerminalIO

/// A character that is shown ahead of its frame.
@Suite struct EchoTests {
  private func frame(_ text: String, _ style: Style = .plain, column: Int? = nil) -> Frame {
    Frame(
      lines: [Line([Span("Name: "), Span(text, style)]), Line("Role: reader")],
      cursor: Frame.Position(row: 0, column: column ?? 6 + text.count))
  }

  @Test func itsFrameHasNothingMoreToWrite() {
    let bench = RendererBench()
    bench.render(frame("An"))
    #expect(bench.echo("n"))
    #expect(bench.sentText == "n")
    #expect(bench.shown(2) == ["Name: Ann", "Role: reader"])
    bench.render(frame("Ann"))
    #expect(bench.sent == [])
    #expect(bench.echo("a"))
    #expect(bench.echo("!"))
    #expect(bench.screen.text(ofRow: 0) == "Name: Anna!")
    #expect(bench.screen.column == 11)
  }

  @Test func anotherFrameThanItsOwnStandsAsItIs() {
    let bench = RendererBench()
    bench.render(frame("An"))
    #expect(bench.echo("n"))
    bench.render(frame("An"))
    #expect(bench.shown(2) == ["Name: An", "Role: reader"])
    #expect(bench.screen.column == 8)
    #expect(bench.echo("n"))
    bench.render(frame("ANN"))
    #expect(bench.shown(2) == ["Name: ANN", "Role: reader"])
  }

  @Test func itLooksAsTheTextThatItStandsBehind() {
    let bench = RendererBench()
    bench.render(frame("An", Style(attributes: .bold)))
    #expect(bench.echo("n"))
    #expect(bench.sentText == "\u{1B}[0;1mn\u{1B}[m")
    bench.render(frame("Ann", Style(attributes: .bold)))
    #expect(bench.sent == [])
  }

  @Test(arguments: [" ", "é", "日", "\u{1B}", "\r\n", "\u{7F}"] as [Character])
  func whatMayMoveOrChangeMoreThanItsCellWaitsForTheFrame(_ character: Character) {
    let bench = RendererBench()
    bench.render(frame("An"))
    #expect(!bench.echo(character))
    #expect(bench.sent == [])
  }

  @Test(arguments: [
    Frame(), Frame(lines: [Line("ab")]),
    Frame(lines: [Line("ab")], cursor: Frame.Position(row: 0, column: 1)),
    Frame(lines: [Line("ab ")], cursor: Frame.Position(row: 0, column: 3)),
    Frame(lines: [Line("日")], cursor: Frame.Position(row: 0, column: 2)),
    Frame(lines: [Line("")], cursor: Frame.Position(row: 0, column: 0)),
    Frame(lines: [Line(String(repeating: "a", count: 19))], cursor: Frame.Position(row: 0, column: 19)),
  ])
  func whereTheNextFrameIsNotCertainNothingIsShown(_ frame: Frame) {
    let bench = RendererBench()
    bench.render(frame)
    #expect(!bench.echo("x"))
    #expect(bench.sent == [])
  }

  @Test func whatIsNotOnTheScreenHasNoPlaceForIt() {
    let bench = RendererBench()
    #expect(!bench.echo("x"))
    bench.render(frame("An"))
    bench.resize(columns: 10, rows: 10)
    #expect(!bench.echo("x"))
    bench.render(frame("An"))
    bench.renderer.suspend()
    bench.take()
    #expect(!bench.echo("x"))
    bench.renderer.resume()
    #expect(!bench.echo("x"))
    bench.finish()
    #expect(!bench.echo("x"))
  }
}
