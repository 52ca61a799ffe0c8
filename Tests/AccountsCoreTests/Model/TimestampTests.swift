import AccountsCore
import Testing

@Suite struct TimestampTests {
  /// The expected texts are what `date -u --date=@SECONDS +%Y-%m-%dT%H:%M:%SZ` prints.
  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00Z"),
      (-1, "1969-12-31T23:59:59Z"),
      (951_782_399, "2000-02-28T23:59:59Z"),
      (951_782_400, "2000-02-29T00:00:00Z"),
      (951_868_800, "2000-03-01T00:00:00Z"),
      (1_709_251_199, "2024-02-29T23:59:59Z"),
      (4_107_542_400, "2100-03-01T00:00:00Z"),
      (253_402_300_799, "9999-12-31T23:59:59Z"),
      (-62_135_596_800, "0001-01-01T00:00:00Z"),
    ] as [(Int64, String)])
  func isISO8601(seconds: Int64, text: String) {
    #expect(Timestamp(seconds: seconds).description == text)
  }

  @Test func theEarlierComesFirst() {
    #expect(Timestamp(seconds: 1) < Timestamp(seconds: 2))
  }
}
