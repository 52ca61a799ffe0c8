import TestSupport
import Testing

@testable import LeakCheck

@Suite(.inOwnProcess) struct LeakScopeTests {
  private let site = CallSite(fileID: "Tests/A.swift", filePath: "", line: 1, column: 1)

  @Test func itKeepsNothingAlive() {
    let scope = LeakScope()
    scope.track(Screen.clean(), createdAt: site)
    #expect(scope.isClean)
  }

  @Test func survivorsComeInTheOrderOfRegistrationAndOnce() {
    let scope = LeakScope()
    let screen = Screen.clean()
    scope.track(screen, createdAt: site)
    scope.track(Screen.clean(), createdAt: site)
    scope.track(screen.viewModel, createdAt: site)
    scope.track(screen, createdAt: site)
    #expect(scope.survivors.map(\.typeName) == ["Screen", "ViewModel"])
    withExtendedLifetime(screen) {}
  }

  @Test func aScopeInsideCountsAsUse() {
    let outer = LeakScope()
    #expect(outer.isUnused)
    _ = LeakScope(insideOf: outer)
    #expect(!outer.isUnused)
  }
}
