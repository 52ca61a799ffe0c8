import RxCore
import Testing

@Suite struct AnyObserverTests {
  @Test func passesEventsOn() {
    let recorder = Recorder<Int>()
    let observer = recorder.asObserver()
    observer.onNext(1)
    observer.asObserver().onCompleted()
    #expect(recorder.values == [1])
    #expect(recorder.isCompleted)
  }

  @Test func isMapped() {
    let recorder = Recorder<Int>()
    let observer = recorder.mapObserver { (text: String) throws -> Int in
      guard let number = Int(text) else { throw TestError.two }
      return number
    }
    observer.onNext("1")
    observer.onNext("x")
    #expect(recorder.values == [1])
    #expect(recorder.error as? TestError == .two)
  }
}
