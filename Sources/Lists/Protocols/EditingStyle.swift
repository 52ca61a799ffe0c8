/// What a person may do to a row of a list.
public enum EditingStyle: Hashable, Sendable {
  /// Nothing.
  case none
  /// Delete it, with `d` or the Delete key.
  case delete
}
