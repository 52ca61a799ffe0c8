/// Makes an object and fails when it is still alive after that.
///
/// ```swift
/// assertDeallocated { AccountScreen() }
/// ```
/// The object is taken from a closure so that no variable of the test keeps it alive, whatever the optimiser
/// does with lifetimes. What `body` passes to ``tracked(_:fileID:filePath:line:column:)`` must be gone too.
///
/// In Swift Testing, and in every other task, the check looks once, as a task must not block its thread: use
/// `expectDeallocated` when work in flight may still hold the object. In a synchronous XCTest it waits until
/// `limit`, and on the main thread it keeps the run loop going.
///
/// - Parameters:
///   - limit: How long to wait, outside a task, for the last object to go.
///   - fileID: The caller's file and module.
///   - filePath: The caller's file.
///   - line: The line that a failure points at: the caller's.
///   - column: The column that a failure points at.
///   - body: Makes the object, on the caller's actor.
/// - Throws: What `body` throws; what was tracked until then is checked all the same.
public func assertDeallocated<Object: AnyObject>(
  within limit: Duration = .seconds(1),
  fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () throws -> Object
) rethrows {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let scope = LeakScope()
  try scope.runBlocking(upTo: limit) { scope.track(try body(), createdAt: site) }
}

/// Runs `body` and fails for each object that it tracked and that is still alive after that.
///
/// ```swift
/// assertDeallocated {
///   let screen = tracked(AccountScreen())
///   tracked(screen.viewModel)
/// }
/// ```
/// A body that tracks nothing fails. All else is as with a body that returns an object.
///
/// - Parameters:
///   - limit: How long to wait, outside a task, for the last object to go.
///   - fileID: The caller's file and module.
///   - filePath: The caller's file.
///   - line: The line that a failure points at when nothing was tracked: the caller's.
///   - column: The column that such a failure points at.
///   - body: Makes and tracks the objects, on the caller's actor.
/// - Throws: What `body` throws; what was tracked until then is checked all the same.
public func assertDeallocated(
  within limit: Duration = .seconds(1),
  fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () throws -> Void
) rethrows {
  let scope = LeakScope()
  try scope.runBlocking(upTo: limit, body)
  scope.reportIfUnused(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}
