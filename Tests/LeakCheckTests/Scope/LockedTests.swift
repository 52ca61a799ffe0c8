import TestSupport
import Testing

@testable import LeakCheck

@Suite(.inOwnProcess) struct LockedTests {
  /// Under ThreadSanitizer this also shows that a wait for the lock is no race.
  @Test func whatManyDoAtOnceIsDoneInTurn() async {
    let log = Log()
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask {
          for step in 0..<2_000 { log.append(task * 2_000 + step) }
        }
      }
    }
    #expect(log.numbers.sorted() == Array(0..<16_000))
  }
}

private final class Log: Sendable {
  private let list = Locked<[Int]>([])

  var numbers: [Int] { list.withLock { $0 } }

  func append(_ number: Int) { list.withLock { $0.append(number) } }
}
