/// The objects that one test, or one check inside a test, expects to be gone when it ends.
///
/// The current scope is task-local, so tests that run in parallel do not see each other's objects. `Task { }`
/// and task groups inherit it; `Task.detached` and dispatch queues do not.
final class LeakScope: Sendable {
  @TaskLocal static var current: LeakScope?

  private struct State {
    var objects: [TrackedObject] = []
    var hasInnerScope = false
  }

  private let state = Locked(State())

  /// Makes a scope and tells the one around it, which then counts as used: its test does check something.
  init(insideOf outer: LeakScope? = LeakScope.current) {
    outer?.state.withLock { $0.hasInnerScope = true }
  }

  /// Whether nothing was registered here, nor in a scope inside.
  var isUnused: Bool { state.withLock { $0.objects.isEmpty && !$0.hasInnerScope } }

  /// Whether every registered object is gone.
  ///
  /// Linear in the number of registered objects.
  var isClean: Bool { state.withLock { $0.objects.allSatisfy { $0.identity == nil } } }

  /// Registers `object` without keeping it alive.
  func track(_ object: AnyObject, createdAt site: CallSite) {
    let entry = TrackedObject(object, createdAt: site)
    state.withLock { $0.objects.append(entry) }
  }

  /// The objects that still live, in the order of registration; one that was registered twice comes once.
  var survivors: [TrackedObject] {
    var seen: Set<ObjectIdentifier> = []
    return state.withLock { $0.objects }.filter { entry in
      guard let identity = entry.identity else { return false }
      return seen.insert(identity).inserted
    }
  }
}
