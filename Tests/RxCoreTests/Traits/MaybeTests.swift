import RxCore
import Testing

@Suite struct MaybeTests {
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
