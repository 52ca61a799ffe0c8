import Synchronization

/// Where this module reports what has no other way out.
public enum Hooks {
  /// A way to write one line for a programmer.
  public typealias Reporter = @Sendable (String) -> Void

  private static let reporter = Mutex<Reporter> { print($0) }

  /// Sends all reports to `report` from now on; without it they are printed.
  ///
  /// A program whose standard output is its answer sets this to write to standard error.
  public static func setReporter(_ report: @escaping Reporter) { reporter.withLock { $0 = report } }

  /// Writes one line.
  @usableFromInline static func report(_ message: String) {
    let write = reporter.withLock { $0 }
    write(message)
  }
}
