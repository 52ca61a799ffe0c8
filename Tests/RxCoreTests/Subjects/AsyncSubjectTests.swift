import RxCore
import Testing

@Suite struct AsyncSubjectTests {
  @Test func saysItsLastValueAtItsEnd() {
    let subject = AsyncSubject<Int>()
    let recorder = Recorder<Int>()
    _ = subject.subscribe(recorder)
    subject.onNext(1)
    subject.onNext(2)
    #expect(recorder.events.isEmpty)
    subject.onCompleted()
    #expect(recorder.values == [2])
    #expect(recorder.isCompleted)
    let late = Recorder<Int>()
    _ = subject.subscribe(late)
    #expect(late.values == [2])
  }

  @Test func nothingIfItFails() {
    let subject = AsyncSubject<Int>()
    let recorder = Recorder<Int>()
    _ = subject.subscribe(recorder)
    subject.onNext(1)
    subject.onError(TestError.one)
    #expect(recorder.values == [])
    #expect(recorder.error as? TestError == .one)
  }
}
