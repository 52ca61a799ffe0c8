/// A value that can be told from its kind by something that stays when its content changes.
///
/// Two rows with the same identity are the same row at two times: between two models it stays, moves or is updated.
/// Within one model each identity may stand once.
public protocol IdentifiableType {
  /// What stays the same while the content changes.
  associatedtype Identity: Hashable

  /// The identity; asked for several times in a comparison, so it should cost little.
  var identity: Identity { get }
}

extension IdentifiableType where Self: Hashable {
  /// The value itself: whoever changes it has another row.
  @inlinable public var identity: Self { self }
}

// The standard library's plain values are their own identity, as titles of sections or as rows.
extension Int: IdentifiableType {}
extension Int64: IdentifiableType {}
extension UInt: IdentifiableType {}
extension UInt64: IdentifiableType {}
extension String: IdentifiableType {}
extension Character: IdentifiableType {}
