import HeapTrace
import TestSupport
import Testing

@testable import LeakCheck

@Suite(.inOwnProcess) struct FailureMessageTests {
  private let object = TrackedObject(
    Screen.clean(),
    createdAt: CallSite(fileID: "AppTests/AccountFormTests.swift", filePath: "", line: 14, column: 1))

  @Test(arguments: [
    (Patience.none, "at once"),
    (.upTo(.seconds(1)), "within 1 s"),
    (.upTo(.milliseconds(1500)), "within 1.5 s"),
    (.upTo(.milliseconds(200)), "within 200 ms"),
    (.cancelled, "before the test was cancelled"),
  ])
  func itSaysWhatLivesHowLongItWasWaitedForAndWhereItWasMade(_ patience: Patience, _ words: String) {
    #expect(
      FailureMessage.survivor(object, after: patience, because: "held by a global: a")
        == "Screen was not deallocated \(words) (created at AccountFormTests.swift:14)\nheld by a global: a")
  }

  @Test(arguments: [
    (TraceFailure.noCopy(11), "the process could not be copied, error 11"),
    (.crashed(signal: 11), "the walk of the heap ended on signal 11"),
    (.tooLate, "the walk of the heap took too long"),
    (.sanitizer, "under a sanitizer the heap is not the C library's"),
    (.otherAllocator, "malloc is not glibc's"),
    (.otherPlatform, "Linux with glibc only"),
    (.noMap, "the memory map cannot be read"),
  ])
  func withoutAPathItSaysWhy(_ failure: TraceFailure, _ reason: String) {
    #expect(FailureMessage.noPath(failure) == "(no reference path: \(reason))")
  }
}
