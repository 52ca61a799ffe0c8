import RxCore
import Testing

@Suite struct ElementAtTests {
  @Test(arguments: [(0, "-(a|)"), (1, "---(b|)"), (5, "-----#")])
  func picture(_ index: Int, _ expected: String) {
    #expect(draw("-a-b-|") { sources, _ in sources[0].element(at: index) } == expected)
  }

  @Test func saysWhyItFails() {
    let recorder = Recorder<Int>()
    _ = Observable.of(1).element(at: 3).subscribe(recorder)
    #expect(recorder.error as? RxError == .argumentOutOfRange)
    #expect(RxError.argumentOutOfRange.description == "The sequence has no value with that number.")
  }
}
