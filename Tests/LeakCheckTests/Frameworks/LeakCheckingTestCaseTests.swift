import Dispatch
import LeakCheck
import XCTest

final class LeakCheckingTestCaseTests: LeakCheckingTestCase {
  private var held: ViewModel?

  override func tearDown() {
    held = nil
  }

  func testCleanTestPasses() {
    tracked(Screen.clean())
  }

  func testAsyncTestPasses() async {
    let screen = tracked(Screen.clean())
    await Task.yield()
    XCTAssertEqual(screen.title, "")
  }

  @MainActor func testMainActorTestPasses() async {
    let model = tracked(MainActorModel())
    await Task.yield()
    XCTAssertEqual(model.count, 0)
  }

  func testWhatTearDownLetsGoPasses() {
    held = tracked(ViewModel())
  }

  func testWorkOnTheMainQueueIsWaitedFor() {
    let model = MainActor.assumeIsolated { tracked(MainActorModel()) }
    DispatchQueue.main.async { model.count += 1 }
  }

  func testSynchronousCheckWaitsForTheMainQueue() {
    assertDeallocated {
      let model = MainActor.assumeIsolated { MainActorModel() }
      DispatchQueue.main.async { model.count += 1 }
      return model
    }
  }

  func testSynchronousCheckWaitsForATask() {
    assertDeallocated {
      let model = MainActor.assumeIsolated { MainActorModel() }
      Task { @MainActor in model.count += 1 }
      return model
    }
  }
}

/// Tests that fail, and expect to.
final class LeakCheckingTestCaseFailureTests: LeakCheckingTestCase {
  private var failures: [String] = []
  private var expected: [String] = []

  override var deallocationLimit: Duration { .milliseconds(1) }

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    let name = filePath.split(separator: "/").last ?? ""
    failures.append(comparable("\(name):\(lineNumber): \(description)"))
  }

  override func invokeTest() {
    super.invokeTest()
    guard failures != expected else { return }
    super.recordFailure(
      withDescription: "failures were \(failures), not \(expected)", inFile: #filePath, atLine: #line,
      expected: true)
  }

  func testLeakFailsWhereTheObjectWasMade() {
    tracked(Screen.leaking())
    expected = [failure("Screen was not deallocated within 1 ms", createdAt: #line - 1)]
  }

  func testLeakInAnAsyncTestFails() async {
    tracked(Screen.leaking())
    await Task.yield()
    expected = [failure("Screen was not deallocated within 1 ms", createdAt: #line - 2)]
  }

  func testSynchronousCheckFailsAfterItsLimit() {
    assertDeallocated(within: .milliseconds(2)) { Screen.leaking() }
    expected = [failure("Screen was not deallocated within 2 ms", createdAt: #line - 1)]
  }

  func testSynchronousCheckInATaskLooksOnce() async {
    assertDeallocated { Screen.leaking() }
    expected = [failure("Screen was not deallocated at once", createdAt: #line - 1)]
  }

  func testAsyncCheckFails() async {
    await expectDeallocated(within: .milliseconds(2)) { Screen.leaking() }
    expected = [failure("Screen was not deallocated within 2 ms", createdAt: #line - 1)]
  }

  private func failure(_ text: String, createdAt line: Int) -> String {
    "LeakCheckingTestCaseTests.swift:\(line): failed - \(LeakCheckTests.failure(text, createdAt: line))"
  }
}

/// A test that tracks nothing fails, unless that is allowed by name.
final class LeakCheckingTestCaseThatTracksNothing: LeakCheckingTestCase {
  private var failures: [String] = []

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    failures.append(description)
  }

  override func invokeTest() {
    super.invokeTest()
    guard failures != ["failed - \(nothingTracked)"] else { return }
    super.recordFailure(
      withDescription: "failures were \(failures)", inFile: #filePath, atLine: #line, expected: true)
  }

  func testTracksNothing() {}
}

final class LeakCheckingTestCaseAllowedToTrackNothing: LeakCheckingTestCase {
  override var allowsNothingTracked: Bool { true }

  func testTracksNothing() {}
}

final class LeakCheckingTestCaseThatIsSkipped: LeakCheckingTestCase {
  func testSkippedBeforeItTracks() throws {
    throw XCTSkip("shows that a skipped test is not blamed for tracking nothing")
  }
}
