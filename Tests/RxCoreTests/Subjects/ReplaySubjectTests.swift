import RxCore
import Testing

@Suite struct ReplaySubjectTests {
  @Test(arguments: [(0, []), (1, [3]), (2, [2, 3]), (9, [1, 2, 3])])
  func saysItsLastValues(_ size: Int, _ expected: [Int]) {
    let subject = ReplaySubject<Int>.create(bufferSize: size)
    for value in 1...3 { subject.onNext(value) }
    let recorder = Recorder<Int>()
    _ = subject.subscribe(recorder)
    #expect(recorder.values == expected)
    subject.onCompleted()
    let late = Recorder<Int>()
    _ = subject.subscribe(late)
    #expect(late.values == expected)
    #expect(late.isCompleted)
  }

  @Test func allOfThem() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for value in 1...100 { subject.onNext(value) }
    let recorder = Recorder<Int>()
    _ = subject.subscribe(recorder)
    #expect(recorder.values == Array(1...100))
  }
}
