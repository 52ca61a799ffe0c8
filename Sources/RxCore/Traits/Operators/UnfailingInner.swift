extension Trait where Kind: UnfailingKind {
  /// The values of the latest inner sequence.
  @inlinable public func switchLatest<Inner>() -> Trait<Kind, Inner> where Element == Trait<Kind, Inner> {
    lift { $0.switchLatest() }
  }

  /// The values of all inner sequences as they come.
  @inlinable public func merge<Inner>() -> Trait<Kind, Inner> where Element == Trait<Kind, Inner> {
    lift { $0.merge() }
  }

  /// The values of the inner sequences, of which at most `maxConcurrent` run at a time; the others wait their turn.
  @inlinable public func merge<Inner>(maxConcurrent: Int) -> Trait<Kind, Inner>
  where Element == Trait<Kind, Inner> {
    lift { $0.merge(maxConcurrent: maxConcurrent) }
  }

  /// The inner sequences one after another.
  @inlinable public func concat<Inner>() -> Trait<Kind, Inner> where Element == Trait<Kind, Inner> {
    lift { $0.concat() }
  }
}
