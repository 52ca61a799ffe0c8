import RxCore
import Testing

@Suite struct RetryTests {
  @Test func beginsAnew() {
    let marbles = Marbles()
    #expect(marbles.draw(marbles.cold("-a-#").retry(), frames: 10) == "-a--a--a--")
  }

  @Test(arguments: [(0, "|"), (1, "-a-#"), (2, "-a--a-#")])
  func soManyTimes(_ attempts: Int, _ expected: String) {
    let marbles = Marbles()
    #expect(marbles.draw(marbles.cold("-a-#").retry(attempts), frames: 10) == expected)
  }

  @Test func aHundredThousandTimesWithoutRecursion() {
    var attempts = 0
    let recorder = Recorder<Int>()
    _ = Observable<Int>.create { observer in
      attempts += 1
      if attempts < 100_000 { observer.onError(TestError.one) } else { observer.onCompleted() }
      return Disposables.create()
    }.retry().subscribe(recorder)
    #expect(attempts == 100_000)
    #expect(recorder.isCompleted)
  }
}
