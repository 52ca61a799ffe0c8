import RxCore
import Testing

@Suite struct InfallibleTests {
  @Test func neverFails() {
    let recorder = Recorder<Int>()
    let source = Observable<Int>.error(TestError.one)
    _ = source.asInfallible(onErrorJustReturn: 1).bind(to: recorder)
    _ = source.asInfallible(onErrorFallbackTo: .of(2, 3)).bind(to: recorder)
    _ = source.asInfallible(onErrorRecover: { _ in .just(4) }).bind(to: recorder)
    #expect(recorder.values == [1, 2, 3, 4])
  }

  @Test func isWrittenByHand() {
    var log: [String] = []
    let source = Infallible<Int>.create { infallible in
      infallible(.next(1))
      infallible(.completed)
      return Disposables.create()
    }
    _ = source.map { $0 + 1 }.subscribe(onNext: { log.append("\($0)") }, onCompleted: { log.append("end") })
    #expect(log == ["2", "end"])
  }
}
