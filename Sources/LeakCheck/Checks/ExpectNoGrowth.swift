import HeapTrace

/// Repeats some work and fails for each type of which every repetition leaves at least one more object.
///
/// ```swift
/// expectNoGrowth(after: 50) { navigator.open(); navigator.close() }
/// ```
/// Nothing has to be tracked: it counts what is on the heap. It finds what a cache, a global or a forgotten subscription
/// collects, which no check of a single object can call a leak. One repetition goes ahead to fill caches, then come two
/// rounds, and only what grows in both is told; so tests that run in parallel do no harm.
///
/// It takes three looks at the heap, some tens of milliseconds each. Where the heap cannot be looked at, on another
/// platform or under a sanitizer, it fails and says so: it would look like a check and be none.
///
/// - Parameters:
///   - repetitions: How often to do the work in a round.
///   - fileID: The caller's file and module.
///   - filePath: The caller's file.
///   - line: The line that a failure points at: the caller's.
///   - column: The column that a failure points at.
///   - body: The work, on the caller's actor.
public func expectNoGrowth(
  after repetitions: Int = 20,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () -> Void
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    report(try Heap.growth(after: repetitions, body), at: site)
  } catch {
    TestFailure.record(FailureMessage.noGrowthCheck(error), at: site)
  }
}

/// The same for work that waits.
///
/// - Parameters:
///   - repetitions: How often to do the work in a round.
///   - isolation: The actor on which the work is done: the caller's.
///   - fileID: The caller's file and module.
///   - filePath: The caller's file.
///   - line: The line that a failure points at: the caller's.
///   - column: The column that a failure points at.
///   - body: The work, on the caller's actor.
public func expectNoGrowth(
  after repetitions: Int = 20, isolation: isolated (any Actor)? = #isolation,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () async -> Void
) async {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    report(try await Heap.growth(after: repetitions, body), at: site)
  } catch {
    TestFailure.record(FailureMessage.noGrowthCheck(error), at: site)
  }
}

private func report(_ growth: [Growth], at site: CallSite) {
  for type in growth {
    TestFailure.record(type.description, at: site, attachedAs: "growth.txt")
  }
}
