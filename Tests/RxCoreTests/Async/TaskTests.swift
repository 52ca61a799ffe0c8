import RxCore
import Testing

@MainActor @Suite struct TaskTests {
  @Test func saysTheResultOnItsOwnActor() async throws {
    var seen: [Int] = []
    let result = Observable<Int>.task {
      await Task.yield()
      MainActor.assertIsolated()
      return 7
    }
    for try await value in result.do(onNext: { _ in MainActor.assertIsolated() }).values {
      seen.append(value)
    }
    #expect(seen == [7])
  }

  @Test func anErrorThrownIsTheFailure() async {
    await #expect(throws: TestError.two) {
      for try await _ in Observable<Int>.task({ throw TestError.two }).values {}
    }
  }

  @Test func isCancelledWhenItIsDisposed() async {
    let wasCancelled = PublishSubject<Bool>()
    let answers = wasCancelled.values.makeAsyncIterator()
    let (silence, speaker) = AsyncStream.makeStream(of: Void.self)
    let subscription = Observable<Int>.task {
      // Nothing ever comes: only the cancellation ends it.
      for await _ in silence {}
      wasCancelled.onNext(Task.isCancelled)
      return 1
    }.subscribe(onNext: { _ in Issue.record("nothing after dispose") })
    await Task.yield()
    subscription.dispose()
    let answer = try? await answers.next()
    #expect(answer == true)
    speaker.finish()
  }
}
