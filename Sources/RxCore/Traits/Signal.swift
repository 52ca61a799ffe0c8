/// Events for a user interface: it never fails, and its subscribers share one run of its work; nothing is replayed.
public typealias Signal<Element> = Trait<SignalKind, Element>

/// The kind of `Signal`: shared while somebody listens, without a memory.
public enum SignalKind: UnfailingKind {
  /// Shared.
  @inlinable public static func shared<Element>(_ source: Observable<Element>) -> Observable<Element> {
    Shared(source, replays: false)
  }
}
