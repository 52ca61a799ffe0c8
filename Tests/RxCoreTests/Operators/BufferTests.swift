import RxCore
import Testing

@Suite struct BufferTests {
  @Test func byTimeAndByCount() {
    let drawing = draw("-abcd------e-|") { sources, scheduler in
      sources[0].buffer(timeSpan: .frames(4), count: 3, scheduler: scheduler).map {
        $0.isEmpty ? "." : $0.joined()
      }
    }
    #expect(drawing == "---[abc]---d---e-(.|)")
  }
}
