/// Makes an object and fails when it is still alive after `limit`.
///
/// ```swift
/// await expectDeallocated { let feed = Feed(); await feed.start(); return feed }
/// ```
/// What `body` passes to ``tracked(_:fileID:filePath:line:column:)`` must be gone too. A check that finds
/// everything gone does not wait at all, and one that waits blocks no thread. When the task is cancelled, what
/// is alive then is reported.
///
/// - Parameters:
///   - limit: How long to wait for the last object to go.
///   - isolation: The actor on which `body` and the check run: the caller's.
///   - fileID: The caller's file and module.
///   - filePath: The caller's file.
///   - line: The line that a failure points at: the caller's.
///   - column: The column that a failure points at.
///   - body: Makes the object, on the caller's actor.
/// - Throws: What `body` throws; what was tracked until then is checked all the same.
public func expectDeallocated<Object: AnyObject>(
  within limit: Duration = .seconds(1), isolation: isolated (any Actor)? = #isolation,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () async throws -> Object
) async rethrows {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let scope = LeakScope()
  try await scope.run(upTo: limit) { scope.track(try await body(), createdAt: site) }
}

/// Runs `body` and fails for each object that it tracked and that is still alive after `limit`.
///
/// A body that tracks nothing fails. All else is as with a body that returns an object.
///
/// - Parameters:
///   - limit: How long to wait for the last object to go.
///   - isolation: The actor on which `body` and the check run: the caller's.
///   - fileID: The caller's file and module.
///   - filePath: The caller's file.
///   - line: The line that a failure points at when nothing was tracked: the caller's.
///   - column: The column that such a failure points at.
///   - body: Makes and tracks the objects, on the caller's actor.
/// - Throws: What `body` throws; what was tracked until then is checked all the same.
public func expectDeallocated(
  within limit: Duration = .seconds(1), isolation: isolated (any Actor)? = #isolation,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () async throws -> Void
) async rethrows {
  let scope = LeakScope()
  try await scope.run(upTo: limit, body)
  scope.reportIfUnused(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}
