extension LeakScope {
  /// Runs `body` as the current scope, waits for its objects and reports those that stay; also when it throws.
  func run(
    upTo limit: Duration, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async rethrows {
    do {
      try await LeakScope.$current.withValue(self) { try await body() }
    } catch {
      await reportSurvivors(after: await wait(upTo: limit))
      throw error
    }
    await reportSurvivors(after: await wait(upTo: limit))
  }

  /// The same where nothing can be awaited.
  func runBlocking(upTo limit: Duration, _ body: () throws -> Void) rethrows {
    defer {
      let patience = waitBlocking(upTo: limit)
      let left = survivors
      report(left, after: patience, why: Reasons.find(for: left))
    }
    try LeakScope.$current.withValue(self) { try body() }
  }

  /// Reports a scope in which nothing was registered: it would pass whatever leaks.
  func reportIfUnused(at site: CallSite) {
    if isUnused { TestFailure.record(FailureMessage.nothingTracked, at: site) }
  }

  private func reportSurvivors(
    after patience: Patience, isolation: isolated (any Actor)? = #isolation
  ) async {
    let left = survivors
    guard !left.isEmpty else { return }
    report(left, after: patience, why: await Reasons.findOffThePool(for: left))
  }

  private func report(_ survivors: [TrackedObject], after patience: Patience, why reasons: [String]) {
    for (survivor, reason) in zip(survivors, reasons) {
      TestFailure.record(
        FailureMessage.survivor(survivor, after: patience, because: reason), at: survivor.createdAt,
        attachedAs: "leak.txt")
    }
  }
}
