import CHeapTrace
import TestSupport
import Testing

@testable import HeapTrace

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.inOwnProcess, .whereHeapsAreSeen) struct FrozenCopyTests {
  @Test func whatTheCopySaysComesBackWhole() throws {
    let text = String(repeating: "0123456789", count: 100_000)
    #expect(try FrozenCopy.run { _ in text } == text)
  }

  @Test func theCopyChangesNothingHere() throws {
    let owner = Owner()
    #expect(
      try FrozenCopy.run { _ in
        owner.count = 7
        return "\(owner.count)"
      } == "7")
    #expect(owner.count == 0)
  }

  @Test func aCrashThereIsAnErrorHere() {
    #expect(throws: TraceFailure.crashed(signal: 6)) { try FrozenCopy.run { _ in end(by: SIGABRT) } }
  }

  /// A kind of object that ends a walk is passed over by the next.
  @Test func aKindThatEndsAWalkIsPassedOver() throws {
    let kind: UInt = 0x7777
    let text = try FrozenCopy.run { _ in
      if ht_is_skipped(kind) { return "passed over" }
      ht_mark(kind)
      return end(by: SIGSEGV)
    }
    #expect(text == "passed over")
  }

  @Test func aWalkThatDoesNotEndIsGivenUp() {
    #expect(throws: TraceFailure.tooLate) {
      try FrozenCopy.run(limitInMilliseconds: 300) { _ in
        while true { ht_mark(0) }
      }
    }
  }

  /// As one that waits for a lock that another thread held at the fork.
  @Test func aWalkThatHangsIsGivenUp() {
    #expect(throws: TraceFailure.tooLate) {
      try FrozenCopy.run(limitInMilliseconds: 2000) { _ in
        while true { sleep(1) }
      }
    }
  }

  private func end(by signal: Int32) -> String {
    raise(signal)
    return "still here"
  }
}
