import LeakCheck
import TestSupport
import Testing

@Suite(.inOwnProcess) struct TrackedTests {
  @Test func itReturnsTheObject() {
    assertDeallocated {
      let screen = Screen.clean()
      #expect(tracked(screen) === screen)
    }
  }

  @Test func theInnermostCheckCounts() {
    expectFailures(failure("Screen was not deallocated at once", createdAt: #line + 3)) {
      assertDeallocated {
        assertDeallocated {
          _ = tracked(Screen.leaking())
        }
      }
    }
  }

  @Test func outsideACheckItFails() {
    expectFailures(outsideACheck) {
      tracked(Screen.clean())
    }
  }

  /// There no test is current either: the failure must find its framework all the same.
  @Test func inADetachedTaskItFails() async {
    await expectDeallocated(within: .zero) {
      tracked(Screen.clean())
      await Task.detached {
        expectFailures(outsideACheck) {
          tracked(Screen.clean())
        }
      }.value
    }
  }

  @Test func aTaskBelongsToTheCheck() async {
    await expectFailures(failure("Screen was not deallocated within 0 ms", createdAt: #line + 3)) {
      await expectDeallocated(within: .zero) {
        await Task {
          _ = tracked(Screen.leaking())
        }.value
      }
    }
  }

  @Test func aTaskGroupBelongsToTheCheck() async {
    await expectFailures(failure("Screen was not deallocated within 0 ms", createdAt: #line + 3)) {
      await expectDeallocated(within: .zero) {
        await withTaskGroup { group in
          group.addTask { _ = tracked(Screen.leaking()) }
        }
      }
    }
  }

  @Test func tasksThatTrackAtOnceLoseNothing() async {
    let log = FailureLog()
    await withKnownIssue {
      await expectDeallocated(within: .zero) {
        await withTaskGroup { group in
          for _ in 0..<50 {
            group.addTask { for _ in 0..<4 { _ = tracked(Screen.leaking()) } }
          }
        }
      }
    } matching: {
      log.append($0)
    }
    #expect(log.messages.count == 200)
  }
}

private let outsideACheck = """
  Screen was passed to tracked(_:) where no leak check is running: add .checksLeaks to the test, \
  or call it from the test's own task (a detached task or a queue does not inherit the check)
  """
