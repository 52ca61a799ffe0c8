import RxCore
import Testing

@MainActor @Suite struct ValuesTests {
  @Test func theValuesInOrder() async throws {
    var seen: [Int] = []
    for try await value in Observable.of(1, 2, 3).values { seen.append(value) }
    #expect(seen == [1, 2, 3])
  }

  @Test func theFailureIsThrown() async {
    var seen: [Int] = []
    await #expect(throws: TestError.one) {
      for try await value in Observable.of(1).concat(Observable.error(TestError.one)).values {
        seen.append(value)
      }
    }
    #expect(seen == [1])
  }

  @Test func aDriverNeverThrows() async {
    let relay = BehaviorRelay(value: 1)
    var seen: [Int] = []
    for await value in relay.asDriver().values {
      seen.append(value)
      if value == 3 { break }
      relay.accept(value + 1)
    }
    #expect(seen == [1, 2, 3])
  }

  @Test func leavingTheLoopDisposes() async throws {
    let probe = Probe<Int>()
    let values = probe.asObservable().startWith(1).values
    for try await _ in values { break }
    #expect(!probe.isActive)
  }

  @Test func cancellingTheTaskDisposes() async {
    let probe = Probe<Int>()
    let task = Task {
      for try await _ in probe.asObservable().values {}
      return probe.isActive
    }
    while probe.subscribed == 0 { await Task.yield() }
    task.cancel()
    let isActive = try? await task.value
    #expect(isActive == false)
  }

  @Test func oneValueOfATrait() async throws {
    #expect(try await Single.just(1).value == 1)
    #expect(try await Maybe<Int>.empty().value == nil)
    #expect(try await Maybe.just(2).value == 2)
    try await Completable.empty().value
    await #expect(throws: TestError.two) { try await Single<Int>.error(TestError.two).value }
    await #expect(throws: TestError.two) { try await Completable.error(TestError.two).value }
  }
}
