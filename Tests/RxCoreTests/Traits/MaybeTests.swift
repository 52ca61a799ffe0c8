import RxCore
import Testing

@Suite struct MaybeTests {
  @Test func hasSideEffects() {
    var log: [String] = []
    for maybe in [Maybe.just(1), .empty(), .error(TestError.two)] {
      _ = maybe.do(
        onNext: { log.append("next \($0)") }, afterNext: { log.append("after \($0)") },
        onError: { log.append("error \($0)") }, onCompleted: { log.append("completed") }
      ).subscribe(onError: { _ in })
    }
    #expect(log == ["next 1", "after 1", "completed", "completed", "error two"])
  }

  @Test func tellsItsOwnerHowItEnded() {
    final class Owner { var log: [String] = [] }
    let owner = Owner()
    for maybe in [Maybe.just(1), .empty(), .error(TestError.two)] {
      _ = maybe.subscribe(
        with: owner, onSuccess: { $0.log.append("\($1)") }, onError: { $0.log.append("\($1)") },
        onCompleted: { $0.log.append("none") }, onDisposed: { $0.log.append("over") })
    }
    #expect(owner.log == ["1", "over", "none", "over", "two", "over"])
  }

  @Test(arguments: [0, 1, 2]) func oneOrNoneOrAFailure(_ kind: Int) {
    var log: [String] = []
    let maybe = Maybe<Int>.create { maybe in
      switch kind {
      case 0: maybe(.completed)
      case 1: maybe(.success(1))
      default: maybe(.error(TestError.one))
      }
      return Disposables.create()
    }
    _ = maybe.subscribe(
      onSuccess: { log.append("\($0)") }, onError: { log.append("\($0)") },
      onCompleted: { log.append("none") })
    _ = maybe.ifEmpty(default: 7).subscribe(onSuccess: { log.append("\($0)") }, onFailure: { _ in })
    _ = maybe.asSingle().subscribe(
      onSuccess: { log.append("\($0)") }, onFailure: { _ in log.append("failed") })
    #expect(log == [["none", "7", "failed"], ["1", "1", "1"], ["one", "failed"]][kind])
  }
}
