import Glibc

/// How long something took, by the clock and by the processor.
///
/// Where other programs run too, the clock also counts the time that they had; what one thread computes for itself is
/// then better told by its processor time.
struct Elapsed {
  var milliseconds: Double
  var cpuMilliseconds: Double

  init(milliseconds: Double, cpuMilliseconds: Double) {
    self.milliseconds = milliseconds
    self.cpuMilliseconds = cpuMilliseconds
  }

  /// Measures `body`.
  init(_ body: () throws -> Void) rethrows {
    let start = Self.now()
    try body()
    self = Self.now() - start
  }

  /// The clock and this thread's processor time, from instants that do not matter.
  static func now() -> Elapsed {
    Elapsed(milliseconds: read(CLOCK_MONOTONIC), cpuMilliseconds: read(CLOCK_THREAD_CPUTIME_ID))
  }

  static func - (end: Elapsed, start: Elapsed) -> Elapsed {
    Elapsed(
      milliseconds: end.milliseconds - start.milliseconds,
      cpuMilliseconds: end.cpuMilliseconds - start.cpuMilliseconds)
  }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}

extension [Elapsed] {
  /// The medians of both.
  var median: Elapsed {
    Elapsed(milliseconds: map(\.milliseconds).median, cpuMilliseconds: map(\.cpuMilliseconds).median)
  }

  /// The longest of both.
  var longest: Elapsed {
    Elapsed(
      milliseconds: map(\.milliseconds).max() ?? 0, cpuMilliseconds: map(\.cpuMilliseconds).max() ?? 0)
  }
}
