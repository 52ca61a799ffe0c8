/// A subject without a memory: a subscriber hears what comes after it.
public final class PublishSubject<Element>: Subject<Element> {
  /// A subject that nobody listens to yet.
  public init() { super.init(Hub()) }

  override init(_ hub: Hub<Element>) { super.init(hub) }
}
