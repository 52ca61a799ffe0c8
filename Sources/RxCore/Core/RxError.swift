/// How an operator fails by itself.
public enum RxError: Error, Hashable {
  /// There is no value with that number.
  case argumentOutOfRange
  /// One value was needed and there was none.
  case noElements
  /// One value was needed and there were more.
  case moreThanOneElement
  /// Nothing came in time.
  case timeout
  /// The subject was disposed.
  case disposed
}
