extension ObservableType {
  /// The sequence, begun anew each time that what `notificationHandler` makes of its errors says something.
  ///
  /// When that sequence ends or fails, so does this.
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    let source = asObservable()
    return source.carried(
      by: Source { down in
        let errors = PublishSubject<any Error>()
        let run = RetryRun(down, source, errors)
        notificationHandler(errors).asObservable().attach(
          ClosureInlet(run, ended: { $0.complete() }) { _, _ in run.begin() })
        run.begin()
      })
  }
}

/// The running part: one attempt after another, in a loop, so that a trigger that answers at once does not recurse.
private final class RetryRun<Element>: Fan<Element> {
  private let source: Observable<Element>
  /// Where errors go.
  ///
  /// It is kept here only between two attempts; while one runs, its inlet keeps it, so that a source that dies takes
  /// the trigger with it.
  private var errors: PublishSubject<any Error>?
  private var isConnecting = false
  private var isDue = false

  init(_ downstream: Sink<Element>, _ source: Observable<Element>, _ errors: PublishSubject<any Error>) {
    self.source = source
    self.errors = errors
    super.init(downstream)
  }

  func begin() {
    isDue = true
    if isConnecting { return }
    isConnecting = true
    while isDue, !downstream.isStopped, let errors {
      isDue = false
      self.errors = nil
      source.attach(RetryInlet(self, errors))
    }
    isConnecting = false
  }

  func failed(with error: any Error, _ errors: PublishSubject<any Error>) {
    self.errors = errors
    errors.on(.next(error))
  }

  override func tearDown() { errors = nil }
}

private final class RetryInlet<Element>: Inlet<Element, Element> {
  private let run: RetryRun<Element>
  private let errors: PublishSubject<any Error>

  init(_ run: RetryRun<Element>, _ errors: PublishSubject<any Error>) {
    self.run = run
    self.errors = errors
    super.init(run)
  }

  override func receive(_ value: Element) { run.downstream.next(value) }
  override func receiveError(_ error: any Error) { run.failed(with: error, errors) }
  override func receiveCompleted() { run.downstream.complete() }
}
