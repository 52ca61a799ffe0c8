import FormlineTesting
import LeakCheck
import RxCore
import TerminalIO
import Testing
import Views

/// An image in the layout, and what stands in its place.
@Suite struct ImageViewTests {
  private let bag = DisposeBag()

  private func picture(_ view: View, width: Int) -> String { Frame(lines: view.lines(width: width)).picture }

  private func colors(_ line: Line) -> [Style] { line.spans.map(\.style) }

  @Test func twoPixelsACell() {
    let view = ImageView(Pictures.quarters(width: 4, height: 4))
    let red = Color.rgb(255, 0, 0)
    let green = Color.rgb(0, 255, 0)
    let blue = Color.rgb(0, 0, 255)
    let white = Color.rgb(255, 255, 255)
    #expect(
      view.lines(width: 4) == [
        Line([
          Span("▀▀", Style(foreground: red, background: red)),
          Span("▀▀", Style(foreground: green, background: green)),
        ]),
        Line([
          Span("▀▀", Style(foreground: blue, background: blue)),
          Span("▀▀", Style(foreground: white, background: white)),
        ]),
      ])
    #expect(
      view.lines(width: 2) == [
        Line([
          Span("▀", Style(foreground: red, background: blue)),
          Span("▀", Style(foreground: green, background: white)),
        ])
      ])
  }

  @Test(arguments: [(20, 7), (80, 27), (200, 67)]) func landscapeIsAsWideAsTheLayout(width: Int, rows: Int) {
    let lines = ImageView(Pictures.quarters(width: 300, height: 200)).lines(width: width)
    #expect(lines.count == rows)
    #expect(lines.allSatisfy { displayWidth(of: $0.text) == width })
    #expect(
      Frame(lines: lines).picture
        == Array(repeating: String(repeating: "▀", count: width), count: rows).joined(separator: "\n"))
  }

  @Test(arguments: [(20, 15), (80, 60), (200, 150)]) func portraitIsHigh(width: Int, rows: Int) {
    #expect(ImageView(Pictures.quarters(width: 200, height: 300)).lines(width: width).count == rows)
  }

  @Test func onePixelIsOneColor() {
    let lines = ImageView(Pictures.plain(Pictures.red, width: 1, height: 1)).lines(width: 8)
    let red = Color.rgb(255, 0, 0)
    #expect(lines == Array(repeating: Line("▀▀▀▀▀▀▀▀", Style(foreground: red, background: red)), count: 4))
  }

  @Test func withoutAnImageTheTextStandsThere() {
    let view = ImageView(alternativeText: "日本語の写真")
    let faint = Style(attributes: [.dim, .italic])
    #expect(view.lines(width: 20) == [Line("日本語の写真", faint)])
    #expect(view.lines(width: 6) == [Line("日本…", faint)])
    #expect(view.lines(width: 0).isEmpty)
    view.alternativeText = nil
    #expect(view.lines(width: 20).isEmpty)
  }

  @Test(arguments: [(5, 0), (0, 5), (0, 0)]) func anImageWithoutASizeIsItsText(width: Int, height: Int) {
    let view = ImageView(
      Pictures.plain(Pictures.red, width: width, height: height), alternativeText: "nothing")
    #expect(view.aspectConstraint == nil)
    #expect(picture(view, width: 20) == "nothing")
  }

  @Test func withoutColorsItIsItsText() throws {
    let screen = Screen()
    let view = ImageView(Pictures.quarters(width: 4, height: 4), alternativeText: "four quarters")
    screen.addSubview(view)
    let bench = ScreenBench(screen, columns: 20, rows: 3, [])
    bench.session.imageSurface.depth = .none
    #expect(try bench.picture() == "four quarters\n\n")
  }

  @Test func anotherSurfaceIsDrawnOnAtOnce() throws {
    let screen = Screen()
    let holder = View()
    screen.addSubview(holder)
    let view = ImageView(Pictures.plain(Pictures.red, width: 1, height: 1), alternativeText: "red")
    holder.addSubview(view)
    view.maximumRows = 1
    let recorder = ScreenRecorder(columns: 4, rows: 1)
    let clock = TestScheduler()
    var session: ScreenSession?
    let keys = ScriptedKeyboard([.perform { session?.imageSurface.depth = .none }, .perform {}])
    session = ScreenSession(screen, keys: keys, renderer: recorder, scheduler: clock)
    _ = try session?.run()
    #expect(recorder.frames.map(\.picture) == ["▀▀", "red"])
    session = nil
  }

  @Test func aCellThatIsNotTwiceAsHighCounts() throws {
    let screen = Screen()
    let view = ImageView(Pictures.quarters(width: 40, height: 40))
    screen.addSubview(view)
    let bench = ScreenBench(screen, columns: 20, rows: 30, [])
    bench.session.imageSurface.cell = CellSize(width: 10, height: 25)
    _ = try bench.session.run()
    #expect(view.lines(width: 20).count == 8)
  }

  @Test func anotherImageReplacesTheOneConstraint() {
    let view = ImageView(Pictures.quarters(width: 300, height: 200))
    #expect(view.aspectConstraint.map { [$0.width, $0.height] } == [300, 200])
    view.image = Pictures.quarters(width: 100, height: 400)
    #expect(view.aspectConstraint.map { [$0.width, $0.height] } == [100, 400])
    #expect(view.lines(width: 10).count == 20)
    view.image = nil
    #expect(view.aspectConstraint == nil)
    #expect(view.lines(width: 10).isEmpty)
  }

  @Test func whatWouldBeTooHighIsMadeNarrower() {
    let view = ImageView(Pictures.quarters(width: 100, height: 400))
    view.maximumRows = 10
    #expect(view.lines(width: 80).map { displayWidth(of: $0.text) } == Array(repeating: 5, count: 10))
    view.maximumRows = nil
    view.height = 4
    #expect(view.lines(width: 80).map { displayWidth(of: $0.text) } == [2, 2, 2, 2])
    view.maximumRows = 0
    view.height = nil
    #expect(view.lines(width: 80).isEmpty)
  }

  @Test func whatIsClearShowsTheTerminal() {
    let red = Color.rgb(255, 0, 0)
    let column: (Bool, Bool) -> [Line] = { upper, lower in
      ImageView(
        Image(width: 1, height: 2) { _, row in (row == 0 ? upper : lower) ? Pictures.red : Pictures.clear }
      ).lines(width: 1)
    }
    #expect(column(true, false) == [Line("▀", Style(foreground: red))])
    #expect(column(false, true) == [Line("▄", Style(foreground: red))])
    #expect(column(false, false) == [Line(" ")])
    #expect(column(true, true) == [Line("▀", Style(foreground: red, background: red))])
  }

  @Test func optionalAndNonOptionalImagesBind() {
    let view = ImageView(alternativeText: "none")
    let always = BehaviorRelay(value: Pictures.plain(Pictures.red, width: 1, height: 1))
    let sometimes = BehaviorRelay<Image?>(value: nil)
    always.bind(to: view.rx.image).disposed(by: bag)
    #expect(view.image?.width == 1)
    sometimes.asDriver().drive(view.rx.image).disposed(by: bag)
    #expect(view.image == nil)
    #expect(picture(view, width: 10) == "none")
  }

  @Test func aBoundImageViewDies() {
    let image = BehaviorRelay<Image?>(value: Pictures.plain(Pictures.red, width: 1, height: 1))
    assertDeallocated {
      let view = ImageView()
      image.bind(to: view.rx.image).disposed(by: bag)
      _ = view.lines(width: 10)
      return view
    }
  }
}
