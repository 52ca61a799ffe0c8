/// One run of a source for all who listen, while anybody does.
@usableFromInline final class Shared<Element>: Observable<Element> {
  private let source: Observable<Element>
  private let replays: Bool
  private let stagesBefore: Int32
  /// The run that is going on.
  ///
  /// Not owned. What keeps it valid: the core sets it to nil in its `deinit`.
  fileprivate unowned(unsafe) var core: SharedCore<Element>?

  @usableFromInline init(_ source: Observable<Element>, replays: Bool) {
    self.source = source
    self.replays = replays
    stagesBefore = source.depth + 1
    super.init()
  }

  @usableFromInline override var depth: Int32 { stagesBefore }

  deinit { core?.owner = nil }

  @usableFromInline override func attach(_ sink: Sink<Element>) {
    if sink.isStopped { return }
    if let core {
      core.add(sink)
      return
    }
    let fresh = SharedCore(self, replays: replays)
    core = fresh
    fresh.hub.add(sink)
    source.attach(StackGuard.asks(at: stagesBefore) ? StackGuard.guarded(fresh, depth: stagesBefore) : fresh)
  }
}

/// The running part: the source owns it, it owns the subscribers.
final class SharedCore<Element>: Sink<Element> {
  let hub: SharedHub<Element>
  /// Not owned.
  ///
  /// What keeps it valid: the owner sets it to nil in its `deinit`.
  unowned(unsafe) var owner: Shared<Element>?
  @exclusivity(unchecked)  // Each access is one load or store; none spans a call.
  var last: Latest.Place<Element> = nil

  init(_ owner: Shared<Element>, replays: Bool) {
    self.owner = owner
    hub = SharedHub(replays: replays)
    super.init()
    hub.core = self
  }

  deinit {
    if hub.core === self { hub.core = nil }
    forgetOwner()
    Latest.clear(&last)
  }

  /// Adds a subscriber, who hears the last value if values are replayed.
  fileprivate func add(_ sink: Sink<Element>) {
    guard let last else { return hub.add(sink) }
    if hub.add(sink, replay: { sink.next(last.pointee) }) { drain() }
  }

  override func receive(_ value: Element) {
    if hub.isDelivering {
      hub.enqueue(next: value)
      return
    }
    deliver(value)
    if hub.queue != nil { drain() }
  }

  /// What is replayed is what was delivered: a value that still waits would be heard twice by who joins meanwhile.
  private func deliver(_ value: Element) {
    if hub.replays { Latest.set(value, in: &last) }
    hub.send(value)
  }

  @inline(never) private func drain() {
    while let event = hub.queue?.popFirst() {
      if case .next(let value) = event { deliver(value) } else { hub.finish(event) }
    }
    hub.queue = nil
  }

  override func receiveError(_ error: any Error) { end(.error(error)) }
  override func receiveCompleted() { end(.completed) }

  override func tearDown() { forgetOwner() }

  private func end(_ event: Event<Element>) {
    forgetOwner()
    // An end in the middle of a delivery waits for it, as a value does: a walk is never run inside another one.
    if hub.isDelivering { hub.enqueue(event) } else { hub.finish(event) }
  }

  private func forgetOwner() {
    if let owner, owner.core === self { owner.core = nil }
    owner = nil
  }
}

/// Ends the run when the last subscriber has left.
final class SharedHub<Element>: Hub<Element> {
  let replays: Bool
  /// Not owned.
  ///
  /// What keeps it valid: the core sets it to nil in its `deinit`.
  unowned(unsafe) var core: SharedCore<Element>?

  init(replays: Bool) {
    self.replays = replays
    super.init()
  }

  override func emptied() { core?.dispose() }
}
