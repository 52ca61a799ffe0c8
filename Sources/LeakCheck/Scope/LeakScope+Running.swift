extension LeakScope {
  /// Runs `body` as the current scope, waits for its objects and reports those that stay; also when it throws.
  func run(
    upTo limit: Duration, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async rethrows {
    do {
      try await LeakScope.$current.withValue(self) { try await body() }
    } catch {
      reportSurvivors(after: await wait(upTo: limit))
      throw error
    }
    reportSurvivors(after: await wait(upTo: limit))
  }

  /// The same where nothing can be awaited.
  func runBlocking(upTo limit: Duration, _ body: () throws -> Void) rethrows {
    defer { reportSurvivors(after: waitBlocking(upTo: limit)) }
    try LeakScope.$current.withValue(self) { try body() }
  }

  /// Reports a scope in which nothing was registered: it would pass whatever leaks.
  func reportIfUnused(at site: CallSite) {
    if isUnused { TestFailure.record(FailureMessage.nothingTracked, at: site) }
  }

  private func reportSurvivors(after patience: Patience) {
    for survivor in survivors {
      TestFailure.record(FailureMessage.survivor(survivor, after: patience), at: survivor.createdAt)
    }
  }
}
