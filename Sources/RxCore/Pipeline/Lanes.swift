/// The values of one source that wait for those of the others.
@usableFromInline final class Lane<Value> {
  private var waiting: ContiguousArray<Value> = []
  private var head = 0

  init(for source: Observable<Value>) {}

  var isEmpty: Bool { head == waiting.count }

  func push(_ value: Value) { waiting.append(value) }

  /// Takes the oldest value; the zipper knows that there is one.
  @usableFromInline func pop() -> Value {
    let value = waiting[head]
    head += 1
    if head == waiting.count || head == 64 {
      waiting.removeFirst(head)
      head = 0
    }
    return value
  }
}

/// The waiting values of all sources of a zip, whatever their number and types.
@usableFromInline final class Lanes<each Value> {
  @usableFromInline let lanes: (repeat Lane<each Value>)

  @usableFromInline init<Output>(for plan: Joined<Output, repeat each Value>) {
    lanes = (repeat Lane(for: each plan.sources))
  }

  @usableFromInline func connect<Output>(_ plan: Joined<Output, repeat each Value>, to zipper: Zipper<Output>)
  {
    for lane in repeat each lanes { zipper.expect(lane) }
    for (source, lane) in repeat (each plan.sources, each lanes) { zipper.connect(source, lane) }
  }

  @inlinable var tuple: (repeat each Value) { (repeat (each lanes).pop()) }

  @inlinable func apply<Output>(_ selector: (repeat each Value) throws -> Output) rethrows -> Output {
    try selector(repeat (each lanes).pop())
  }
}
