/// A subject without a memory: a subscriber hears what comes after it.
public final class PublishSubject<Element>: Subject<Element> {
  /// A subject that nobody listens to yet.
  public override init() { super.init() }
}
