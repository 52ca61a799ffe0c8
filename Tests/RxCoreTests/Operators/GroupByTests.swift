import RxCore
import Testing

@Suite struct GroupByTests {
  @Test func groupsByKey() {
    var seen: [String] = []
    _ = Observable.from(1...6).groupBy { $0 % 3 }.subscribe(onNext: { group in
      _ = group.subscribe(
        onNext: { seen.append("\(group.key): \($0)") }, onCompleted: { seen.append("\(group.key) ends") })
    })
    #expect(seen.prefix(6) == ["1: 1", "2: 2", "0: 3", "1: 4", "2: 5", "0: 6"])
    #expect(Set(seen.suffix(3)) == ["0 ends", "1 ends", "2 ends"])
  }

  @Test func aFailureFailsTheGroups() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    _ = subject.groupBy { $0 }.subscribe(onNext: { _ = $0.subscribe(recorder) }, onError: { _ in })
    subject.onNext(1)
    subject.onError(TestError.two)
    #expect(recorder.error as? TestError == .two)
  }
}
