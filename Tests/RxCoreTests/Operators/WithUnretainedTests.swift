import RxCore
import Testing

@Suite struct WithUnretainedTests {
  private final class Owner { var seen: [Int] = [] }

  @Test func holdsItsObjectWeaklyAndEndsWithIt() {
    var owner: Owner? = Owner()
    weak let watched = owner
    let relay = PublishRelay<Int>()
    let recorder = Recorder<Int>()
    _ = relay.withUnretained(owner!).do(onNext: { $0.seen.append($1) }).map(\.1).subscribe(recorder)
    relay.accept(1)
    #expect(owner?.seen == [1])
    owner = nil
    #expect(watched == nil)
    relay.accept(2)
    #expect(recorder.values == [1])
    #expect(recorder.isCompleted)
  }
}
