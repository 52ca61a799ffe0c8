/// Connects a connectable observable while anybody listens.
final class RefCount<Element>: Observable<Element> {
  private let source: ConnectableObservable<Element>
  /// Of the run that is going on; those of a run that has ended leave by themselves.
  private var count = SubscriberCount()

  init(_ source: ConnectableObservable<Element>) {
    self.source = source
    super.init()
  }

  override func attach(_ sink: Sink<Element>) {
    if sink.isStopped { return }
    if let last = count.connection, last.isDisposed { count = SubscriberCount() }
    let count = count
    let counted = CountedSink(sink, count)
    count.subscribers += 1
    let isFirst = count.subscribers == 1
    source.attach(counted)
    guard isFirst, count.subscribers > 0 else { return }
    let connection = source.begin()
    // Meanwhile all may have left, or others may have come and begun another run.
    if count.subscribers == 0 {
      connection.dispose()
    } else if count.connection == nil {
      count.connection = connection
    }
  }
}

/// How many listen; it does not know the source, so that a subscriber does not keep it alive.
private final class SubscriberCount {
  var subscribers = 0
  var connection: Connection?

  func left() {
    subscribers -= 1
    if subscribers == 0 {
      let last = connection
      connection = nil
      last?.dispose()
    }
  }
}

private final class CountedSink<Element>: Operator<Element, Element> {
  private let count: SubscriberCount

  init(_ downstream: Sink<Element>, _ count: SubscriberCount) {
    self.count = count
    super.init(downstream)
  }

  override func receive(_ value: Element) { downstream.next(value) }
  override func tearDown() { count.left() }
}
