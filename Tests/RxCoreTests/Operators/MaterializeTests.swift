import RxCore
import Testing

@Suite struct MaterializeTests {
  @Test(arguments: [
    ("-a-|", ["next(a)", "completed"]), ("-a-#", ["next(a)", "error(Failure())"]),
  ]) func eventsAsValues(_ source: String, _ expected: [String]) {
    let marbles = Marbles()
    let recorder = Recorder<String>()
    _ = marbles.hot(source).materialize().map { "\($0)" }.subscribe(recorder)
    marbles.scheduler.start()
    #expect(recorder.values == expected)
    #expect(recorder.isCompleted)
  }

  @Test(arguments: ["-a-b-|", "-a-#"]) func andBack(_ source: String) {
    #expect(draw(source) { sources, _ in sources[0].materialize().dematerialize() } == source)
  }
}
