import RxCore
import Testing

@MainActor @Suite struct FromAsyncSequenceTests {
  @Test func saysItsValuesAndItsEnd() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    for value in 1...3 { continuation.yield(value) }
    continuation.finish()
    let values = try await stream.asObservable().map { $0 * 10 }.toArray().value
    #expect(values == [10, 20, 30])
  }

  @Test func endsTheIterationWhenItIsDisposed() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let (ends, ended) = AsyncStream.makeStream(of: Void.self)
    continuation.onTermination = { _ in ended.finish() }
    let subscription = stream.asObservable().subscribe(onNext: { _ in })
    await Task.yield()
    subscription.dispose()
    for await _ in ends {}
  }
}
