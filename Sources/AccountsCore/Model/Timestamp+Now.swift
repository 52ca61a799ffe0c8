import Glibc

nonisolated extension Timestamp {
  /// This moment, by the system's clock.
  public static var now: Timestamp { Timestamp(seconds: Int64(time(nil))) }
}
