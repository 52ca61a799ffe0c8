/// A relay that says its last values to each new subscriber.
///
/// It never ends and never fails.
public final class ReplayRelay<Element>: Observable<Element> {
  private let subject: ReplaySubject<Element>

  private init(_ subject: ReplaySubject<Element>) {
    self.subject = subject
    super.init()
  }

  /// A relay that remembers the last `bufferSize` values.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(ReplaySubject.create(bufferSize: bufferSize))
  }

  /// A relay that remembers all values: it grows without limit.
  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(ReplaySubject.createUnbounded()) }

  /// Sends `event` to every subscriber and remembers it.
  public func accept(_ event: Element) { subject.onNext(event) }

  override func attach(_ sink: Sink<Element>) { subject.attach(sink) }
}
