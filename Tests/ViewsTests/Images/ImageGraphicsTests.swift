import FormlineTesting
import LeakCheck
import TerminalIO
import Testing

@testable import Views

/// An image that the terminal itself shows.
@Suite struct ImageGraphicsTests {
  private let output = OutputFile()
  private let view = ImageView(Pictures.quarters(width: 4, height: 4), alternativeText: "quarters")

  private func bench(depth: ColorDepth = .trueColor) -> (ScreenBench, KittyGraphics) {
    let screen = Screen()
    screen.addSubview(view)
    let bench = ScreenBench(screen, columns: 4, rows: 2, [])
    let graphics = KittyGraphics(output: output.descriptor, firstID: 0x010203)
    bench.session.imageSurface = ImageSurface(depth: depth, graphics: graphics)
    screen.session = bench.session
    return (bench, graphics)
  }

  @Test func placeholdersStandInTheFrame() throws {
    let (bench, _) = bench()
    _ = try bench.session.run()
    let lines = try #require(bench.recorder.frames.last).lines
    #expect(lines.map { displayWidth(of: $0.text) } == [4, 4])
    #expect(lines.allSatisfy { $0.spans.map(\.style) == [Style(foreground: .rgb(1, 2, 3))] })
    #expect(
      lines[1].text.unicodeScalars.map(\.value)
        == [0x10EEEE, 0x30D, 0x305, 0x10EEEE, 0x30D, 0x30D, 0x10EEEE, 0x30D, 0x30E, 0x10EEEE, 0x30D, 0x310])
    #expect(output.sequences.count == 1)
    #expect(
      output.sequences.first?.hasPrefix("a=T,U=1,q=2,f=32,t=d,i=66051,s=4,v=4,c=4,r=2,m=0;/wAA") == true)
  }

  @Test func itIsSentOnce() throws {
    let (bench, graphics) = bench()
    _ = view.lines(width: 4)
    view.setNeedsDisplay()
    _ = view.lines(width: 4)
    #expect(output.sequences.count == 1)
    // The terminal forgot it: it is sent again, and the one that is gone is not deleted.
    graphics.invalidate()
    bench.session.imageSurface = bench.session.imageSurface
    _ = view.lines(width: 4)
    #expect(output.sequences.count == 2)
  }

  @Test func anotherOneReplacesIt() throws {
    let (bench, _) = bench()
    _ = view.lines(width: 4)
    view.image = Pictures.plain(Pictures.red, width: 1, height: 1)
    _ = view.lines(width: 4)
    #expect(output.sequences.map { $0.prefix(12) } == ["a=T,U=1,q=2,", "a=T,U=1,q=2,", "a=d,d=I,q=2,"])
    #expect(output.sequences.last == "a=d,d=I,q=2,i=66051")
    _ = view.lines(width: 2)
    #expect(output.sequences.last == "a=d,d=I,q=2,i=66052")
    bench.session.imageSurface.depth = .none
    #expect(Frame(lines: view.lines(width: 8)).picture == "quarters")
    #expect(output.sequences.last == "a=d,d=I,q=2,i=66053")
  }

  @Test(arguments: [ColorDepth.palette256, .ansi16]) func withFewerColorsItIsHalfBlocks(depth: ColorDepth)
    throws
  {
    let (bench, _) = bench(depth: depth)
    #expect(try bench.picture() == "▀▀▀▀\n▀▀▀▀")
    #expect(output.sequences.isEmpty)
  }

  @Test func whatIsLargerThanTheProtocolCanSayIsHalfBlocks() {
    let (bench, _) = bench()
    #expect(view.lines(width: KittyGraphics.longestSide + 1)[0].text.hasPrefix("▀"))
    #expect(output.sequences.isEmpty)
    _ = bench
  }

  @Test func noMorePixelsAreSentThanAreSeen() {
    view.image = Pictures.quarters(width: 400, height: 400)
    let (bench, _) = bench()
    bench.session.imageSurface.cell = CellSize(width: 2, height: 4)
    _ = view.lines(width: 4)
    #expect(output.sequences.first?.contains(",s=8,v=8,c=4,r=2,") == true)
  }

  @Test func aViewThatGoesTakesItsImageAlong() {
    let graphics = KittyGraphics(output: output.descriptor, firstID: 7)
    assertDeallocated {
      let screen = tracked(Screen())
      let view = ImageView(Pictures.plain(Pictures.red, width: 1, height: 1))
      screen.addSubview(view)
      let bench = ScreenBench(screen, columns: 4, rows: 2, [])
      bench.session.imageSurface.graphics = graphics
      _ = try? bench.session.run()
      return view
    }
    #expect(output.sequences.last == "a=d,d=I,q=2,i=7")
  }
}
