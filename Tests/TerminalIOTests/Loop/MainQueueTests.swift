import Dispatch
import TerminalIO
import XCTest

/// XCTest, because it calls tests on the process's first thread; Swift Testing leaves that thread to Dispatch,
/// whose main queue then needs no loop.
final class MainQueueTests: XCTestCase {
  @MainActor final class Program {
    let loop = EventLoop(input: -1)
    var events: [String] = []
    var sum = 0

    init() {
      loop.beforeWaiting = { [unowned self] in events.append("paint") }
    }

    func add(_ value: Int) {
      sum += value
      if value == 0 { loop.interruptWait() }
    }
  }

  func testMainQueueWorkRunsWhileTheLoopWaits() {
    MainActor.assumeIsolated {
      let program = Program()
      DispatchQueue.main.async { MainActor.assumeIsolated { program.events.append("queued") } }
      XCTAssertEqual(program.loop.wait(timeout: .zero), .timedOut)
      XCTAssertEqual(program.events, ["paint", "queued", "paint"])
    }
  }

  func testMainActorTasksRunWhileTheLoopWaits() {
    MainActor.assumeIsolated {
      let program = Program()
      Task.detached {
        for value in (0...100).reversed() { await program.add(value) }
      }
      XCTAssertEqual(program.loop.wait(timeout: .seconds(30)), .interrupted)
      XCTAssertEqual(program.sum, 5050)
    }
  }

  func testAnIdleLoopDoesNotSpin() {
    MainActor.assumeIsolated {
      let program = Program()
      Task { program.add(1) }
      XCTAssertEqual(program.loop.wait(timeout: .milliseconds(20)), .timedOut)
      XCTAssertEqual(program.sum, 1)
      XCTAssertLessThanOrEqual(program.events.count, 4)
    }
  }
}
