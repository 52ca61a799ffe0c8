import LeakCheck
import TestSupport
import Testing

@Suite(.inOwnProcess) struct ExpectDeallocatedTests {
  @Test func anObjectThatGoesPassesWithoutWaiting() async {
    await expectDeallocated(within: .zero) {
      let screen = Screen.clean()
      await Task.yield()
      return screen
    }
  }

  @Test func anObjectInACycleFailsWhereTheCheckIsWritten() async {
    await expectFailures(
      failure("Screen was not deallocated within 20 ms", createdAt: #line + 2)
    ) {
      await expectDeallocated(within: .milliseconds(20)) { Screen.leaking() }
    }
  }

  @Test func severalObjectsAreTrackedInside() async {
    await expectDeallocated {
      let screen = tracked(Screen.clean())
      await Task.yield()
      _ = tracked(screen.viewModel)
    }
    await expectFailures(
      failure("Screen was not deallocated within 0 ms", createdAt: #line + 4),
      failure("ViewModel was not deallocated within 0 ms", createdAt: #line + 4)
    ) {
      await expectDeallocated(within: .zero) {
        let screen = tracked(Screen.leaking())
        _ = tracked(screen.viewModel)
      }
    }
  }

  @Test func nothingReturnedAndNothingTrackedFails() async {
    await expectFailures(nothingTracked) {
      await expectDeallocated { await Task.yield() }
    }
  }

  @Test func workInFlightIsWaitedFor() async {
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    await expectDeallocated {
      let model = await makeModel()
      Task { @MainActor in
        for await _ in gate {}
        model.count += 1
      }
      Task { opening.finish() }
      return model
    }
  }

  @Test func aCancelledWaitReportsWhatIsAlive() async {
    await expectFailures(
      failure("Screen was not deallocated before the test was cancelled", createdAt: #line + 4)
    ) {
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        await expectDeallocated(within: .seconds(600)) { Screen.leaking() }
      }
      await task.value
    }
  }

  @Test func aBodyThatThrowsIsCheckedAllTheSame() async {
    await expectFailures(
      failure("Screen was not deallocated within 0 ms", createdAt: #line + 4)
    ) {
      let error = await caught {
        try await expectDeallocated(within: .zero) {
          tracked(Screen.leaking())
          await Task.yield()
          throw ScreenFailed()
        }
      }
      #expect(error is ScreenFailed)
    }
  }

  @Test @MainActor func aBodyOnTheMainActorRunsThere() async {
    let model = MainActorModel()
    await expectDeallocated {
      model.count += 1
      await Task.yield()
      return MainActorModel()
    }
    #expect(model.count == 1)
  }

  @MainActor private func makeModel() -> MainActorModel { MainActorModel() }
}
