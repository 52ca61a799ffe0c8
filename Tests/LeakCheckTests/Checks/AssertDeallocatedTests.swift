import LeakCheck
import TestSupport
import Testing

@Suite(.inOwnProcess) struct AssertDeallocatedTests {
  @Test func anObjectThatGoesPasses() {
    assertDeallocated { Screen.clean() }
  }

  @Test func anObjectInACycleFailsWhereTheCheckIsWritten() {
    expectFailures(failure("Screen was not deallocated at once", createdAt: #line + 1)) {
      assertDeallocated { Screen.leaking() }
    }
  }

  @Test func theFailureIsRecordedAtTheCaller() {
    let here: SourceLocation = #_sourceLocation
    withKnownIssue {
      assertDeallocated { Screen.leaking() }
    } matching: { issue in
      issue.sourceLocation?.filePath == here.filePath && issue.sourceLocation?.line == here.line + 2
    }
  }

  @Test func severalObjectsAreTrackedInside() {
    assertDeallocated {
      let screen = tracked(Screen.clean())
      _ = tracked(screen.viewModel)
    }
    expectFailures(
      failure("Screen was not deallocated at once", createdAt: #line + 4),
      failure("ViewModel was not deallocated at once", createdAt: #line + 4)
    ) {
      assertDeallocated {
        let screen = tracked(Screen.leaking())
        _ = tracked(screen.viewModel)
      }
    }
  }

  @Test func nothingReturnedAndNothingTrackedFails() {
    expectFailures(nothingTracked) {
      assertDeallocated {}
    }
  }

  @Test func anObjectThatIsTrackedAndReturnedIsReportedOnce() {
    expectFailures(failure("Screen was not deallocated at once", createdAt: #line + 2)) {
      assertDeallocated {
        tracked(Screen.leaking())
      }
    }
  }

  @Test func aBodyThatThrowsIsCheckedAllTheSame() {
    expectFailures(failure("Screen was not deallocated at once", createdAt: #line + 3)) {
      let error = caught {
        try assertDeallocated {
          tracked(Screen.leaking())
          throw ScreenFailed()
        }
      }
      #expect(error is ScreenFailed)
    }
  }

  @Test @MainActor func aBodyOnTheMainActorRunsThere() {
    let model = MainActorModel()
    assertDeallocated {
      model.count += 1
      return MainActorModel()
    }
    #expect(model.count == 1)
  }
}

@MainActor final class MainActorModel {
  var count = 0
}

let nothingTracked = """
  nothing was tracked, so nothing was checked for leaks: pass what should be gone to tracked(_:), \
  or allow it by name with allowsNothingTracked
  """
