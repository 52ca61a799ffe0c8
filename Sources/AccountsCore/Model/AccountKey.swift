@_spi(_Unicode) import Swift

/// What makes two account names the same: the name without regard to case, for all of Unicode.
///
/// A store keeps the key beside the name and makes it unique; SQLite's own `NOCASE` knows ASCII only.
nonisolated public struct AccountKey: Hashable, Sendable {
  /// The folded name, in normalisation form C.
  public let text: String

  /// The key of an account name.
  ///
  /// O(n).
  ///
  /// Lower, upper, lower: one pass of lower-casing would keep `ß` and `SS`, or `ς` and `Σ`, apart; Unicode's
  /// own case folding (Unicode 3.13, D144) is not in the standard library. Its normaliser is, though not in
  /// its public part; Foundation, which has one too, would cost more start-up time than all the rest.
  public init(_ account: String) {
    // ASCII is in normal form already, and folds letter by letter.
    if account.utf8.allSatisfy({ $0 < 0x80 }) {
      text = account.lowercased()
      return
    }
    var scalars = String.UnicodeScalarView()
    for scalar in account.lowercased().uppercased().lowercased()._nfc { scalars.append(scalar) }
    text = String(scalars)
  }
}
