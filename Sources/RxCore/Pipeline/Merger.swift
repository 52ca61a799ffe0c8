/// The running part of merge and flatMap: inner sources side by side, as many as are allowed.
@usableFromInline final class Merger<Element>: Fan<Element> {
  private let limit: Int
  /// Asked for once: shared code would ask the runtime for it at each source.
  private let inletType = MergeInlet<Element>.self
  @exclusivity(unchecked)  // These five: no access spans a call to a source or a sink.
  private var waiting: ContiguousArray<Observable<Element>> = []
  @exclusivity(unchecked)
  private var nextWaiting = 0
  @exclusivity(unchecked)
  private var running = 0
  @exclusivity(unchecked)
  private var isClosed = false
  @exclusivity(unchecked)
  private var isStarting = false

  @usableFromInline init(_ downstream: Sink<Element>, limit: Int = .max) {
    self.limit = limit
    super.init(downstream)
  }

  /// Whether no inner source runs.
  @usableFromInline var isIdle: Bool { running == 0 }

  /// Runs `source`, now or when its turn comes.
  @usableFromInline func add(_ source: Observable<Element>) {
    if running < limit {
      running += 1
      source.attach(inletType.init(self))
    } else {
      waiting.append(source)
    }
  }

  /// No more sources will be added.
  @usableFromInline func close() {
    isClosed = true
    endIfDone()
  }

  fileprivate func innerEnded() {
    running -= 1
    startWaiting()
    endIfDone()
  }

  /// A loop, not a recursion: a source that ends at once leads to the next one here.
  private func startWaiting() {
    if isStarting { return }
    isStarting = true
    while running < limit, nextWaiting < waiting.count, !downstream.isStopped {
      let source = waiting[nextWaiting]
      nextWaiting += 1
      if nextWaiting == waiting.count || nextWaiting == 64 {
        waiting.removeFirst(nextWaiting)
        nextWaiting = 0
      }
      running += 1
      source.attach(inletType.init(self))
    }
    isStarting = false
  }

  private func endIfDone() {
    if isClosed, running == 0, waiting.isEmpty { downstream.complete() }
  }

  override func tearDown() { waiting = [] }
}

private final class MergeInlet<Element>: Inlet<Element, Element> {
  private let merger: Merger<Element>

  required init(_ merger: Merger<Element>) {
    self.merger = merger
    super.init(merger)
  }

  override func receive(_ value: Element) { merger.downstream.next(value) }
  override func receiveCompleted() { merger.innerEnded() }
}
