/// A moment in whole seconds of UNIX time, and as ISO 8601 text in UTC.
nonisolated public struct Timestamp: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Seconds since 1970-01-01T00:00:00Z, leap seconds not counted.
  public let seconds: Int64

  /// A moment.
  public init(seconds: Int64) { self.seconds = seconds }

  /// The earlier moment comes first.
  public static func < (left: Timestamp, right: Timestamp) -> Bool { left.seconds < right.seconds }

  /// ISO 8601 in UTC, to the second: `2024-02-29T23:59:59Z`.
  ///
  /// The calendar date is Howard Hinnant's `civil_from_days` ("chrono-Compatible Low-Level Date Algorithms"):
  /// years begin in March, so that the leap day is a year's last, and 400 years repeat.
  public var description: String {
    let (day, second) = floorDivide(seconds, 86_400)
    let (era, dayOfEra) = floorDivide(day + 719_468, 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(dayOfMonth, 2) + "T"
      + padded(second / 3600, 2) + ":" + padded(second / 60 % 60, 2) + ":" + padded(second % 60, 2) + "Z"
  }

  private func floorDivide(_ value: Int64, _ divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  private func padded(_ value: Int64, _ width: Int) -> String {
    let digits = String(value.magnitude)
    return (value < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
