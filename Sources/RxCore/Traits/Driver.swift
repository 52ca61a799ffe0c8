/// What drives a user interface: it never fails, and its subscribers share one run of its work and get the last value
/// at once.
public typealias Driver<Element> = Trait<DriverKind, Element>

/// The kind of `Driver`: shared while somebody listens, the last value replayed.
public enum DriverKind: UnfailingKind {
  /// Shared, with the last value for those who come later.
  @inlinable public static func shared<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.sharedWithLast()
  }
}
