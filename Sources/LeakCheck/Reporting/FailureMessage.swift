import HeapTrace

/// The sentences of this module; the only place in which a failure is put into words.
enum FailureMessage {
  /// What a reader is told of an object that should be gone, and of what keeps it.
  static func survivor(_ object: TrackedObject, after patience: Patience, because reason: String) -> String {
    """
    \(object.typeName) was not deallocated \(describe(patience)) (created at \(object.createdAt.shortDescription))
    \(reason)
    """
  }

  /// What stands for a reason where the heap could not be looked at.
  static func noPath(_ failure: TraceFailure) -> String { "(no reference path: \(failure.reason))" }

  static func noGrowthCheck(_ failure: TraceFailure) -> String {
    "growth was not checked: \(failure.reason)"
  }

  static let nothingTracked = """
    nothing was tracked, so nothing was checked for leaks: pass what should be gone to tracked(_:), \
    or allow it by name with allowsNothingTracked
    """

  static func trackedOutsideScope(_ typeName: String) -> String {
    """
    \(typeName) was passed to tracked(_:) where no leak check is running: add .checksLeaks to the test, \
    or call it from the test's own task (a detached task or a queue does not inherit the check)
    """
  }

  private static func describe(_ patience: Patience) -> String {
    switch patience {
    case .none: "at once"
    case .upTo(let limit): "within \(describe(limit))"
    case .cancelled: "before the test was cancelled"
    }
  }

  /// Whole and half seconds read as `1 s` and `1.5 s`, anything shorter as `200 ms`.
  private static func describe(_ duration: Duration) -> String {
    let milliseconds = Int(duration / .milliseconds(1))
    guard milliseconds >= 1000 else { return "\(milliseconds) ms" }
    return milliseconds.isMultiple(of: 1000) ? "\(milliseconds / 1000) s" : "\(Double(milliseconds) / 1000) s"
  }
}
