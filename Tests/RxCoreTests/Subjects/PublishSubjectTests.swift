import RxCore
import Testing

@Suite struct PublishSubjectTests {
  @Test func saysWhatComesAfter() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    subject.onNext(1)
    #expect(!subject.hasObservers)
    _ = subject.subscribe(recorder)
    #expect(subject.hasObservers)
    subject.onNext(2)
    subject.onCompleted()
    subject.onNext(3)
    #expect(recorder.values == [2])
    #expect(recorder.isCompleted)
    let late = Recorder<Int>()
    _ = subject.subscribe(late)
    #expect(late.isCompleted)
  }

  @Test func queuesNestedEvents() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    _ = subject.subscribe(onNext: {
      if $0 == 1 {
        subject.onNext(2)
        subject.onCompleted()
        subject.onNext(3)
      }
    })
    _ = subject.subscribe(recorder)
    subject.onNext(1)
    #expect(recorder.values == [1, 2])
    #expect(recorder.isCompleted)
  }

  @Test func isAnObserver() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    _ = subject.subscribe(recorder)
    _ = Observable.of(1, 2).bind(to: subject)
    #expect(recorder.values == [1, 2])
  }
}
