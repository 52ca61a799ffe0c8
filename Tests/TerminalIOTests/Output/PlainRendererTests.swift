import LeakCheck
import TerminalIO
import Testing

@Suite struct PlainRendererTests {
  @Test func theLastFrameIsWrittenOnceAsText() {
    let pipe = Pipe()
    let renderer = PlainRenderer(output: pipe.writeEnd)
    renderer.render(Frame(lines: [Line("old")]))
    renderer.render(
      Frame(lines: [
        Line([Span("Name: ", Style(foreground: .red)), Span("日本 \u{1B}[2J")]), Line(), Line("x   "),
      ]))
    #expect(pipe.received() == [])
    renderer.finish()
    renderer.finish()
    #expect(String(decoding: pipe.received(), as: UTF8.self) == "Name: 日本 ^[[2J\n\nx\n")
    #expect(renderer.failure == nil)
  }

  @Test func withoutAnOutputNothingIsWritten() {
    let renderer = PlainRenderer(output: nil, columns: 100)
    renderer.render(Frame(lines: [Line("a")]))
    #expect(renderer.frame.text == "a")
    #expect(renderer.size.columns == 100)
    #expect(!renderer.needsRender)
    renderer.finish()
    #expect(renderer.frame == Frame())
  }

  @Test func whatIsErasedIsNotWritten() {
    let pipe = Pipe()
    let renderer = PlainRenderer(output: pipe.writeEnd)
    renderer.render(Frame(lines: [Line("a")]))
    renderer.erase()
    renderer.finish()
    #expect(pipe.received() == [])
  }

  @Test func aClosedOutputIsReported() {
    let renderer = PlainRenderer(output: 1_000_000)
    renderer.render(Frame(lines: [Line("a")]))
    renderer.finish()
    #expect(renderer.failure == 9)
  }
}
