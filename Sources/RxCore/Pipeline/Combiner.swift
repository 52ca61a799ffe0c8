/// The running part of combineLatest: counts which values are missing and says what is made of the latest ones.
///
/// Sources of any number and type meet here. What is made of their values is a closure, specialised where
/// combineLatest is used.
@usableFromInline final class Combiner<Output>: Fan<Output> {
  private let emit: (Sink<Output>) -> Void
  @exclusivity(unchecked)  // These two: each access is one load or store; none spans a call.
  private var missing = 0
  @exclusivity(unchecked)
  private var running = 0

  @usableFromInline init(_ downstream: Sink<Output>, emit: @escaping (Sink<Output>) -> Void) {
    self.emit = emit
    super.init(downstream)
  }

  /// Counts a source in; all are counted before the first is connected.
  func expect<Value>(_ cell: Cell<Value>) {
    missing += 1
    running += 1
  }

  func connect<Value>(_ source: Observable<Value>, _ cell: Cell<Value>) {
    if !downstream.isStopped { source.attach(CombinerInlet(self, cell)) }
  }

  fileprivate func found() {
    missing -= 1
    changed()
  }

  fileprivate func changed() {
    if missing == 0 {
      emit(downstream)
    } else if running == 1 {
      downstream.complete()
    }
  }

  fileprivate func ended() {
    running -= 1
    if running == 0 { downstream.complete() }
  }
}

/// The way of one source into a combiner.
final class CombinerInlet<Value, Output>: Inlet<Value, Output> {
  private let combiner: Combiner<Output>
  private let cell: Cell<Value>

  init(_ combiner: Combiner<Output>, _ cell: Cell<Value>) {
    self.combiner = combiner
    self.cell = cell
    super.init(combiner)
  }

  override func receive(_ value: Value) {
    if cell.isSet {
      cell.place.pointee = value
      combiner.changed()
    } else {
      cell.place.initialize(to: value)
      cell.isSet = true
      combiner.found()
    }
  }

  override func receiveCompleted() { combiner.ended() }
}
