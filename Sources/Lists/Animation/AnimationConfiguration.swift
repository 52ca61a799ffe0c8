/// How a data source shows the differences between two models.
///
/// Where motion is reduced, or the screen has no clock, nothing is animated.
public struct AnimationConfiguration: Hashable, Sendable {
  /// How long a tint lasts.
  public static let duration = Duration.milliseconds(300)

  /// How rows come.
  public var insert: RowAnimation
  /// How rows change.
  public var reload: RowAnimation
  /// How rows go.
  public var delete: RowAnimation

  /// A way to show differences.
  public init(
    insert: RowAnimation = .automatic, reload: RowAnimation = .automatic, delete: RowAnimation = .automatic
  ) {
    self.insert = insert
    self.reload = reload
    self.delete = delete
  }

  /// Every change is there at once.
  public static let none = AnimationConfiguration(insert: .none, reload: .none, delete: .none)
}
