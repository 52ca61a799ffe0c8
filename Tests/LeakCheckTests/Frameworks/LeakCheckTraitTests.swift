import LeakCheck
import TestSupport
import Testing

@Suite(.inOwnProcess, .checksLeaks) struct LeakCheckTraitTests {
  /// Made anew for each test, inside its check.
  private let member = tracked(ViewModel())

  @Test func aCleanTestPasses() {
    let screen = tracked(Screen.clean())
    #expect(screen.title.isEmpty)
  }

  @Test func anAsyncTestPasses() async {
    let screen = tracked(Screen.clean())
    await Task.yield()
    #expect(screen.title.isEmpty)
  }

  @Test(arguments: 1...20) func parallelCasesDoNotSeeEachOther(_ count: Int) async {
    for _ in 0..<count {
      tracked(Screen.clean())
      await Task.yield()
    }
  }

  @Test(
    .fails(failure("Screen was not deallocated within 1 ms", createdAt: #line + 1)),
    .checksLeaks(within: .milliseconds(1))
  )
  func aLeakFailsTheTest() {
    tracked(Screen.leaking())
  }

  @Test(
    .fails(failure("Screen was not deallocated within 1 ms", createdAt: #line + 1)),
    .checksLeaks(within: .milliseconds(1)), arguments: [1, 2]
  )
  func eachCaseIsChecked(_ number: Int) {
    tracked(Screen.leaking())
  }
}

@Suite(
  .inOwnProcess, .fails(failure("Screen was not deallocated within 1 ms", createdAt: #line + 1)),
  .checksLeaks(within: .milliseconds(1)))
struct LeakCheckTraitOnASuiteTests {
  private let leaking = tracked(Screen.leaking())

  @Test func oneTestFails() {}
  @Test func anotherFailsForItself() {}
}

@Suite(.inOwnProcess) struct LeakCheckTraitOnATestTests {
  @Test(.fails(nothingTracked), .checksLeaks) func trackingNothingFails() {}

  @Test(.checksLeaks(allowsNothingTracked: true)) func trackingNothingCanBeAllowed() {}

  @Test(.checksLeaks) func aCheckInsideIsEnough() {
    assertDeallocated { Screen.clean() }
  }

  @Test(.checksLeaks, .checksLeaks(allowsNothingTracked: true)) func anInnerTraitMayAllowIt() {}

  @Test func aTestThatThrowsIsCheckedAllTheSame() async throws {
    let test = try #require(Test.current)
    let trait = LeakCheckTrait.checksLeaks(within: .zero)
    await expectFailures(
      failure("Screen was not deallocated within 0 ms", createdAt: #line + 4)
    ) {
      let error = await caught {
        try await trait.provideScope(for: test, testCase: nil) {
          tracked(Screen.leaking())
          throw ScreenFailed()
        }
      }
      #expect(error is ScreenFailed)
    }
  }

  @Test func aTestThatThrowsBeforeItTracksIsNotBlamedForIt() async throws {
    let test = try #require(Test.current)
    await #expect(throws: ScreenFailed.self) {
      try await LeakCheckTrait.checksLeaks.provideScope(for: test, testCase: nil) { throw ScreenFailed() }
    }
  }
}
