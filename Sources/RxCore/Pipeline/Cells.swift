/// The latest value of one source, which may not be there yet.
///
/// What keeps the pointer valid: it is allocated in `init` and deallocated in `deinit`, and `isSet` tells whether a
/// value is in it.
@usableFromInline final class Cell<Value> {
  let place: UnsafeMutablePointer<Value>
  @exclusivity(unchecked)  // Each access is one load or store.
  var isSet = false

  init(for source: Observable<Value>) { place = .allocate(capacity: 1) }

  deinit {
    if isSet { place.deinitialize(count: 1) }
    place.deallocate()
  }
}

/// Where a cell keeps its value, without holding the cell.
@usableFromInline struct Place<Value> {
  @usableFromInline let pointer: UnsafeMutablePointer<Value>

  init(_ cell: Cell<Value>) { pointer = cell.place }

  @inlinable @inline(__always) var value: Value { pointer.pointee }
}

/// The latest values of all sources of a combineLatest, whatever their number and types.
@usableFromInline final class Cells<each Value> {
  private let cells: (repeat Cell<each Value>)
  /// Where the values are.
  ///
  /// Read without retaining the cells, which this object owns. They are read only when the combiner knows that each
  /// is set.
  @usableFromInline let places: (repeat Place<each Value>)

  @usableFromInline init<Output>(for plan: Joined<Output, repeat each Value>) {
    cells = (repeat Cell(for: each plan.sources))
    places = (repeat Place(each cells))
  }

  @usableFromInline func connect<Output>(
    _ plan: Joined<Output, repeat each Value>, to combiner: Combiner<Output>
  ) {
    for cell in repeat each cells { combiner.expect(cell) }
    for (source, cell) in repeat (each plan.sources, each cells) { combiner.connect(source, cell) }
  }

  @inlinable var tuple: (repeat each Value) { (repeat (each places).value) }

  @inlinable func apply<Output>(_ selector: (repeat each Value) throws -> Output) rethrows -> Output {
    try selector(repeat (each places).value)
  }
}
