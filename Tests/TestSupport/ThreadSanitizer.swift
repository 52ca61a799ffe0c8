#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
public import Testing

/// Whether ThreadSanitizer watches this process: `swift test --sanitize=thread`.
public enum ThreadSanitizer {
  public static let isWatching: Bool = {
    guard let program = dlopen(nil, RTLD_LAZY) else { return false }
    defer { dlclose(program) }
    return dlsym(program, "__tsan_init") != nil
  }()
}

extension Trait where Self == ConditionTrait {
  /// Only where ThreadSanitizer does not watch, which cannot run this for the reason given.
  public static func notUnderThreadSanitizer(_ reason: Comment) -> Self {
    .disabled(if: ThreadSanitizer.isWatching, reason)
  }

  /// Only where signals come to the program at once: ThreadSanitizer keeps them back, and ends the program itself where
  /// one of its handlers would.
  public static var handlesItsOwnSignals: Self {
    .notUnderThreadSanitizer("it puts handlers of its own before the program's")
  }

  /// Only where ThreadSanitizer watches: what a program does then.
  public static var onlyUnderThreadSanitizer: Self {
    .enabled(if: ThreadSanitizer.isWatching, "ThreadSanitizer does not watch")
  }
}
