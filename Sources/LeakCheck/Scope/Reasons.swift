import Foundation
import HeapTrace

/// Finds out what keeps objects alive, for those that should be gone.
enum Reasons {
  /// A reason for each object, in their order; where there is none to be found, why not.
  ///
  /// Blocks the thread for some tens of milliseconds, in a large process for some hundreds. Nothing for no objects.
  static func find(for objects: [TrackedObject]) -> [String] {
    guard !objects.isEmpty else { return [] }
    do {
      return try Heap.reasons(forObjectsAt: objects.map(\.address))
    } catch {
      return objects.map { _ in FailureMessage.noPath(error) }
    }
  }

  /// The same on a thread of its own: a blocked one of the cooperative pool could be the one that others wait for.
  static func findOffThePool(
    for objects: [TrackedObject], isolation: isolated (any Actor)? = #isolation
  ) async -> [String] {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: find(for: objects)) }
    }
  }
}
