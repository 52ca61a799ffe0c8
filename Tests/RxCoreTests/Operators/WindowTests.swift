import RxCore
import Testing

@Suite struct WindowTests {
  @Test func byTimeAndByCount() {
    let drawing = draw("-abcd-----e-|") { sources, scheduler in
      sources[0].window(timeSpan: .frames(4), count: 3, scheduler: scheduler).enumerated()
        .flatMap { window in window.element.map { "\(window.index)\($0)" } }
    }
    #expect(drawing == "-[0a][0b][0c][1d]-----[2e]-|")
  }
}
