/// Two sections, or two rows, of one model with the same identity.
public enum DuplicateIdentity: Error, Hashable {
  /// One of the two models that were compared.
  public enum Model: Hashable, Sendable {
    /// The one that is left.
    case old
    /// The one that is to come.
    case new
  }

  /// Two sections have one identity, here as text; `first` stands above `second`.
  case section(identity: String, model: Model, first: Int, second: Int)

  /// Two rows have one identity, here as text; `first` stands above `second`.
  case item(identity: String, model: Model, first: IndexPath, second: IndexPath)
}
