/// A sequence that begins for all its subscribers when it is connected.
public final class ConnectableObservable<Element>: Observable<Element> {
  typealias Ends = (out: Observable<Element>, into: AnyObserver<Element>)

  private let source: Observable<Element>
  private let makeEnds: () -> Ends
  private var ends: Ends?
  private var connection: Connection?

  init(_ source: Observable<Element>, makeEnds: @escaping () -> Ends) {
    self.source = source
    self.makeEnds = makeEnds
    super.init()
  }

  /// Begins the sequence, unless it runs.
  ///
  /// - Returns: ends the run for all.
  @discardableResult public func connect() -> any Disposable { begin() }

  /// Begins the sequence, unless it runs, and gives the run.
  func begin() -> Connection {
    if let connection, !connection.isDisposed { return connection }
    let into = currentEnds().into
    let fresh = Connection()
    connection = fresh
    fresh.onEnd = { [weak self, weak fresh] in
      if let self, let fresh, connection === fresh { forget() }
    }
    fresh.run =
      source.subscribe(
        onNext: { into.onNext($0) },
        onError: { error in
          fresh.end()
          into.onError(error)
        },
        onCompleted: {
          fresh.end()
          into.onCompleted()
        }
      ).managed
    if fresh.isDisposed { fresh.run?.dispose() }
    return fresh
  }

  /// This, connected by the first subscriber and disconnected when the last one has left.
  public func refCount() -> Observable<Element> { RefCount(self) }

  override func attach(_ sink: Sink<Element>) { currentEnds().out.attach(sink) }

  private func currentEnds() -> Ends {
    let now = ends ?? makeEnds()
    ends = now
    return now
  }

  private func forget() {
    connection = nil
    ends = nil
  }
}

/// One run of a connectable observable.
final class Connection: DisposeBase, Cancelable {
  fileprivate var run: DisposeBase?
  fileprivate var onEnd: (() -> Void)?
  private(set) var isDisposed = false

  override init() { super.init() }

  /// The run is over.
  func end() {
    isDisposed = true
    let last = onEnd
    onEnd = nil
    last?()
  }

  override func markDisposed() {
    isDisposed = true
    run?.markDisposed()
  }

  override func dispose() {
    end()
    let last = run
    run = nil
    last?.dispose()
  }
}
