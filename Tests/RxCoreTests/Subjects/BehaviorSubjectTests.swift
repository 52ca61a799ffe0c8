import RxCore
import Testing

@Suite struct BehaviorSubjectTests {
  @Test func saysItsValueFirst() throws {
    let subject = BehaviorSubject(value: 1)
    let recorder = Recorder<Int>()
    _ = subject.subscribe(recorder)
    subject.onNext(2)
    #expect(try subject.value() == 2)
    #expect(recorder.values == [1, 2])
  }

  @Test func afterAFailureItHasNoValue() {
    let subject = BehaviorSubject(value: 1)
    subject.onError(TestError.two)
    #expect(throws: TestError.two) { try subject.value() }
    let late = Recorder<Int>()
    _ = subject.subscribe(late)
    #expect(late.values == [])
    #expect(late.error as? TestError == .two)
  }
}
