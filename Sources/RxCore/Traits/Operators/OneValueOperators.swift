/// A kind that may say one value: `Single` and `Maybe`.
public protocol OneValueKind: PrimitiveKind {}

extension Trait where Kind: OneValueKind {
  /// The value if it satisfies `predicate`.
  @inlinable public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(trusted: source.filter(predicate))
  }

  /// What `transform` makes of the value, unless that is nil.
  @inlinable public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Maybe<Result> {
    Maybe(trusted: source.compactMap(transform))
  }

  /// What `selector` gives for the value, which may be nothing.
  @inlinable public func flatMapMaybe<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe(trusted: source.flatMap(selector))
  }
}
