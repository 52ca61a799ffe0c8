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

  @Test func isBound() {
    final class Owner { var seen: [Int] = [] }
    let owner = Owner()
    let infallible = BehaviorRelay(value: 1).asInfallible()
    _ = infallible.bind(with: owner) { $0.seen.append($1) }
    _ = infallible.subscribe(with: owner, onNext: { $0.seen.append($1 * 10) })
    _ = infallible.bind { owner.seen.append($0 * 100) }
    #expect(owner.seen == [1, 10, 100])
  }

  @Test func isShared() {
    let probe = Probe<Int>()
    let shared = probe.asObservable().asInfallible(onErrorJustReturn: 0).share(replay: 1)
    let recorders = [Recorder<Int>(), Recorder<Int>()]
    _ = shared.bind(to: recorders[0])
    probe.on(.next(1))
    _ = shared.bind(to: recorders[1])
    #expect(probe.subscribed == 1)
    #expect(recorders.map(\.values) == [[1], [1]])
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
