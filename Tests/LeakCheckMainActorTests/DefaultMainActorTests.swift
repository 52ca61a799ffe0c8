import LeakCheck
import Testing
import XCTest

/// In a target whose code is on the main actor unless it says otherwise, as that of most view tests is.
final class MainActorScreen {
  var isShown = false
  var onShow: (() -> Void)?
  func show() { isShown = true; onShow?() }
}

@Suite(.checksLeaks) struct DefaultMainActorTests {
  @Test func theTraitTakesMainActorObjects() {
    let screen = tracked(MainActorScreen())
    screen.show()
    #expect(screen.isShown)
  }

  @Test func theSynchronousCheckRunsMainActorCode() {
    assertDeallocated {
      let screen = MainActorScreen()
      screen.show()
      return screen
    }
  }

  @Test func theAsyncCheckRunsMainActorCode() async {
    await expectDeallocated {
      let screen = MainActorScreen()
      await Task.yield()
      screen.show()
      return screen
    }
  }

  @Test func theAsyncCheckWaitsForWorkOnTheMainActor() async {
    await expectDeallocated {
      let screen = MainActorScreen()
      Task {
        await Task.yield()
        screen.show()
      }
      return screen
    }
  }

  @Test func aCycleIsFound() async {
    await withKnownIssue {
      await expectDeallocated(within: .zero) {
        let screen = MainActorScreen()
        screen.onShow = { screen.isShown = false }
        return screen
      }
    } matching: {
      $0.comments.contains { $0.rawValue.hasPrefix("MainActorScreen was not deallocated within 0 ms") }
    }
  }
}

nonisolated final class DefaultMainActorTestCase: LeakCheckingTestCase {
  @MainActor func testMainActorObjects() {
    let screen = tracked(MainActorScreen())
    screen.show()
    XCTAssertTrue(screen.isShown)
  }

  @MainActor func testFunction() async {
    await expectDeallocated {
      let screen = MainActorScreen()
      await Task.yield()
      return screen
    }
  }
}
