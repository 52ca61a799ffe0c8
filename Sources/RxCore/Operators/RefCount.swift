/// Connects a connectable observable while anybody listens.
final class RefCount<Element>: Observable<Element> {
  private let source: ConnectableObservable<Element>
  private let count = SubscriberCount()

  init(_ source: ConnectableObservable<Element>) {
    self.source = source
    super.init()
  }

  override func attach(_ sink: Sink<Element>) {
    let counted = CountedSink(sink, count)
    count.subscribers += 1
    let isFirst = count.subscribers == 1
    source.attach(counted)
    if isFirst, count.subscribers > 0 {
      let connection = source.connect()
      if count.subscribers > 0 { count.connection = connection } else { connection.dispose() }
    }
  }
}

/// How many listen; it does not know the source, so that a subscriber does not keep it alive.
private final class SubscriberCount {
  var subscribers = 0
  var connection: (any Disposable)?

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
