/// Where something stood in the old model, and where it stands in the new one.
public struct Transition<Position: Hashable & Sendable>: Hashable, Sendable {
  /// The position in the old model.
  public var from: Position

  /// The position in the new model.
  public var to: Position

  /// From `from` in the old model to `to` in the new one.
  @inlinable public init(from: Position, to: Position) {
    self.from = from
    self.to = to
  }
}

extension Transition: CustomStringConvertible {
  /// `FROM→TO`.
  public var description: String { "\(from)→\(to)" }
}
