/// A list of sinks that all get the same events: the inside of every relay, subject and shared observable.
///
/// It owns its sinks. Removing one takes constant time (amortised): its place becomes a gap, and gaps are closed when
/// they are half of the list. A sink that is removed while the list is walked is let go of after the walk, so that
/// the walk may borrow. Sinks added during a walk do not see its value.
@usableFromInline class Hub<Element>: Upstream {
  @exclusivity(unchecked)  // Each access is one load or store; none spans a call.
  @usableFromInline final var slots: ContiguousArray<Unmanaged<AnySink>?> = []
  @exclusivity(unchecked)
  @usableFromInline final var isDelivering = false
  @exclusivity(unchecked)
  @usableFromInline final var hasRemovals = false
  @exclusivity(unchecked)
  @usableFromInline final var queue: EventQueue<Element>?
  @exclusivity(unchecked)
  final var gaps: Int32 = 0
  @exclusivity(unchecked)
  final var removed: ContiguousArray<Unmanaged<AnySink>> = []

  @inlinable override init() { super.init() }

  deinit {
    for case .some(let slot) in slots {
      let sink = slot.takeRetainedValue()
      if sink.upstream === self { sink.upstream = nil }
    }
  }

  @usableFromInline final var isEmpty: Bool { slots.count == Int(gaps) }

  @usableFromInline final func add(_ sink: Sink<Element>) {
    if sink.isStopped { return }
    sink.slot = Int32(truncatingIfNeeded: slots.count)
    sink.upstream = self
    slots.append(Unmanaged.passRetained(sink))
  }

  @usableFromInline final override func cut(_ sink: AnySink) {
    let index = Int(sink.slot)
    guard let slot = slots[index] else { return }
    slots[index] = nil
    gaps += 1
    if isDelivering {
      removed.append(slot)
      hasRemovals = true
    } else {
      closeGaps()
      slot.release()
    }
    if isEmpty { emptied() }
  }

  /// Called when the last sink has left.
  @usableFromInline func emptied() {}

  /// Sends a value to every sink that is there now.
  @inlinable final func send(_ value: Element) {
    isDelivering = true
    let end = slots.count
    var index = 0
    while index < end {
      if let slot = slots[index] {
        // Borrowed: a sink that leaves meanwhile stays alive in `removed` until the walk is over.
        slot._withUnsafeGuaranteedRef { unsafeDowncast($0, to: Sink<Element>.self).next(value) }
      }
      index += 1
    }
    isDelivering = false
    if hasRemovals { sweep() }
  }

  /// Keeps a value that came from inside a delivery until that delivery is over.
  @inline(never) @usableFromInline final func enqueue(next value: Element) { enqueue(.next(value)) }

  /// Keeps an event that came from inside a delivery until that delivery is over.
  @usableFromInline final func enqueue(_ event: Event<Element>) {
    let events = queue ?? EventQueue()
    queue = events
    events.append(event)
  }

  /// Sends the end to every sink and forgets them.
  @usableFromInline final func finish(_ end: Event<Element>) {
    isDelivering = true
    let count = slots.count
    for index in 0..<count {
      if let slot = slots[index] {
        unsafeDowncast(slot.takeUnretainedValue(), to: Sink<Element>.self).on(end)
      }
    }
    isDelivering = false
    if hasRemovals { sweep() }
  }

  @usableFromInline final func sweep() {
    hasRemovals = false
    let leaving = removed
    removed = []
    closeGaps()
    for slot in leaving { slot.release() }
  }

  private final func closeGaps() {
    if Int(gaps) == slots.count {
      slots.removeAll(keepingCapacity: true)
      gaps = 0
      return
    }
    while let last = slots.last, last == nil {
      slots.removeLast()
      gaps -= 1
    }
    guard Int(gaps) > 16, Int(gaps) * 2 > slots.count else { return }
    slots.removeAll { $0 == nil }
    gaps = 0
    for (index, slot) in slots.enumerated() {
      slot?._withUnsafeGuaranteedRef { $0.slot = Int32(truncatingIfNeeded: index) }
    }
  }
}
