/// The running part of switchLatest and flatMapLatest: one inner source at a time, the newest.
@usableFromInline final class Switcher<Element>: Fan<Element> {
  /// Not owned.
  ///
  /// What keeps it valid: the inlet sets it to nil in its `deinit` and when it is torn down.
  @exclusivity(unchecked)  // These three: each access is one load or store; none spans a call.
  fileprivate unowned(unsafe) var current: SwitchInlet<Element>?
  @exclusivity(unchecked)
  private var isClosed = false
  @exclusivity(unchecked)
  private var changes = 0

  /// Asked for once: shared code would ask the runtime for it at each change.
  private let inletType = SwitchInlet<Element>.self

  @usableFromInline override init(_ downstream: Sink<Element>) { super.init(downstream) }

  /// Leaves the source that runs and runs `source`.
  @usableFromInline func change(to source: Observable<Element>) {
    changes &+= 1
    let change = changes
    current?.dispose()
    // What is disposed may have ended all this, or changed it again already.
    if downstream.isStopped || change != changes { return }
    let inlet = inletType.init(self)
    current = inlet
    source.attach(inlet)
  }

  /// No more sources will come.
  @usableFromInline func close() {
    isClosed = true
    if current == nil { downstream.complete() }
  }

  fileprivate func ended() {
    if isClosed { downstream.complete() }
  }
}

private final class SwitchInlet<Element>: Inlet<Element, Element> {
  private let switcher: Switcher<Element>

  required init(_ switcher: Switcher<Element>) {
    self.switcher = switcher
    super.init(switcher)
  }

  deinit { forget() }

  override func tearDown() {
    super.tearDown()
    forget()
  }

  override func receive(_ value: Element) { switcher.downstream.next(value) }

  override func receiveCompleted() {
    forget()
    switcher.ended()
  }

  private func forget() {
    if switcher.current === self { switcher.current = nil }
  }
}
