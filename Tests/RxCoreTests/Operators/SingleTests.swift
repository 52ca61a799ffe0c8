import RxCore
import Testing

@Suite struct SingleTests {
  @Test(arguments: [
    ("-a-|", nil), ("-a-b-|", RxError.moreThanOneElement), ("---|", .noElements),
  ]) func needsExactlyOne(_ source: String, _ error: RxError?) {
    let marbles = Marbles()
    let recorder = Recorder<String>()
    _ = marbles.hot(source).single().subscribe(recorder)
    marbles.scheduler.start()
    #expect(recorder.error as? RxError == error)
    #expect(recorder.values == (error == nil ? ["a"] : []))
  }

  @Test func countsOnlyWhatSatisfies() {
    #expect(draw("-a-b-|") { sources, _ in sources[0].single { $0 == "b" } } == "-----(b|)")
  }
}
