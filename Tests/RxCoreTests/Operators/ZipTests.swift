import RxCore
import Testing

@Suite struct ZipTests {
  @Test(arguments: [
    ("-a-b-c-|", "--1-2-|-", "--[a1]-[b2]--|"),
    ("-a-b-#--", "--1-----", "--[a1]--#"),
  ]) func picture(_ left: String, _ right: String, _ expected: String) {
    #expect(
      draw(left, right) { sources, _ in Observable.zip(sources[0], sources[1]) { $0 + $1 } }
        == expected)
  }

  @Test func makesTuplesOfAnyArity() {
    var seen: [(Int, String, Bool)] = []
    _ = Observable.zip(Observable.of(1, 2), Observable.of("a", "b"), Observable.of(true, false))
      .subscribe(onNext: { seen.append($0) })
    #expect(seen.map(\.0) == [1, 2])
    #expect(seen.map(\.1) == ["a", "b"])
    #expect(seen.map(\.2) == [true, false])
  }

  @Test func zipsACollection() {
    let recorder = Recorder<[Int]>()
    _ = Observable.zip([Observable.of(1, 2), .of(3, 4)]).subscribe(recorder)
    #expect(recorder.values == [[1, 3], [2, 4]])
    #expect(recorder.isCompleted)
  }
}
