/// Expects `object` to be gone when the running leak check ends, and returns it.
///
/// ```swift
/// @Suite(.checksLeaks) struct AccountFormTests {
///   @Test func entersAnAccount() { let screen = tracked(AccountScreen()); ... }
/// }
/// ```
/// The innermost check counts: the closure of `assertDeallocated` or `expectDeallocated`, else the test with
/// `.checksLeaks` or the `LeakCheckingTestCase`. Tasks made with `Task { }` and task groups belong to the check
/// too; `Task.detached` and dispatch queues do not inherit it. Where no check is running, this fails the test:
/// it would look like a check and be none.
@discardableResult
public func tracked<Object: AnyObject>(
  _ object: Object,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Object {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  if let scope = LeakScope.current {
    scope.track(object, createdAt: site)
  } else {
    TestFailure.record(FailureMessage.trackedOutsideScope(String(describing: type(of: object))), at: site)
  }
  return object
}
