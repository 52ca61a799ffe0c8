import RxCore
import Testing

@Suite struct FirstTests {
  @Test(arguments: [("-a-b-|", ["a"]), ("---|", [nil])])
  func picture(_ source: String, _ expected: [String?]) {
    let marbles = Marbles()
    var seen: [String?] = []
    _ = marbles.hot(source).first().subscribe(onSuccess: { seen.append($0) })
    marbles.scheduler.start()
    #expect(seen == expected)
  }
}
