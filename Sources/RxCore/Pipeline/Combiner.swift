/// The running part of combineLatest: the latest value of each source, and how many are still missing.
class AnyCombiner<Result>: Fan<Result> {
  fileprivate final var missing = 0
  fileprivate final var running = 0

  /// Says what is made of the latest values.
  func emit() { preconditionFailure("emit() is overridden") }
}

/// The latest value of one source.
final class Cell<Value> {
  fileprivate(set) var value: Value?

  init(for source: Observable<Value>) {}
}

/// A combiner of sources of any number and type.
final class Combiner<Result, each Value>: AnyCombiner<Result> {
  private let cells: (repeat Cell<each Value>)
  private let selector: (repeat each Value) throws -> Result

  init(_ downstream: Sink<Result>, _ plan: CombineLatest<Result, repeat each Value>) {
    cells = (repeat Cell(for: each plan.sources))
    selector = plan.selector
    super.init(downstream)
  }

  func attach(_ plan: CombineLatest<Result, repeat each Value>) {
    for _ in repeat each cells {
      missing += 1
      running += 1
    }
    if running == 0 { downstream.complete() }
    for (source, cell) in repeat (each plan.sources, each cells) {
      if downstream.isStopped { return }
      source.attach(CombinerInlet(self, cell))
    }
  }

  override func emit() {
    do {
      downstream.next(try selector(repeat (each cells).latest))
    } catch {
      downstream.fail(error)
    }
  }
}

/// A combiner of a list of sources of one type.
final class ArrayCombiner<Value, Result>: AnyCombiner<Result> {
  private let cells: [Cell<Value>]
  private let selector: ([Value]) throws -> Result

  init(_ downstream: Sink<Result>, _ cells: [Cell<Value>], _ selector: @escaping ([Value]) throws -> Result) {
    self.cells = cells
    self.selector = selector
    super.init(downstream)
  }

  func attach(_ sources: [Observable<Value>]) {
    missing = sources.count
    running = sources.count
    if running == 0 { downstream.complete() }
    for (source, cell) in zip(sources, cells) {
      if downstream.isStopped { return }
      source.attach(CombinerInlet(self, cell))
    }
  }

  override func emit() {
    do {
      downstream.next(try selector(cells.map(\.latest)))
    } catch {
      downstream.fail(error)
    }
  }
}

extension Cell {
  /// The value, of which the combiner knows that it is there.
  fileprivate var latest: Value {
    guard let value else { preconditionFailure("combineLatest emits only when every source has a value") }
    return value
  }
}

final class CombinerInlet<Value, Result>: Inlet<Value, Result> {
  private let combiner: AnyCombiner<Result>
  private let cell: Cell<Value>

  init(_ combiner: AnyCombiner<Result>, _ cell: Cell<Value>) {
    self.combiner = combiner
    self.cell = cell
    super.init(combiner)
  }

  override func receive(_ value: Value) {
    if cell.value == nil { combiner.missing -= 1 }
    cell.value = value
    if combiner.missing == 0 {
      combiner.emit()
    } else if combiner.running == 1 {
      fan.downstream.complete()
    }
  }

  override func receiveCompleted() {
    combiner.running -= 1
    if combiner.running == 0 { fan.downstream.complete() }
  }
}
