/// A subject that says its last values to each new subscriber, even after its end.
public final class ReplaySubject<Element>: Subject<Element> {
  private var recent: RecentValues<Element>

  init(limit: Int?) {
    recent = RecentValues(limit: limit)
    super.init(Hub())
  }

  /// A subject that remembers the last `bufferSize` values.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(limit: bufferSize) }

  /// A subject that remembers all values: it grows without limit.
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(limit: nil) }

  override func take(_ value: Element) {
    recent.append(value)
    hub.send(value)
  }

  override func forget() { recent = RecentValues(limit: recent.limit) }

  override func replay(to sink: Sink<Element>) {
    for value in recent.inOrder where !sink.isStopped { sink.next(value) }
  }
}
