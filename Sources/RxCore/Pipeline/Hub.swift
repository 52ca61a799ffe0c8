/// A list of sinks that all get the same events: the inside of every relay, subject and shared observable.
///
/// It owns its sinks. Removing one takes constant time (amortised), however many there are. A sink that is removed
/// while the list is walked is let go of after the walk, so that the walk may borrow. Sinks added during a walk do
/// not see its value.
@usableFromInline class Hub<Element>: Upstream {
  @exclusivity(unchecked)  // These five: no access spans a call to a sink.
  @usableFromInline final var queue: EventQueue<Element>?
  @exclusivity(unchecked)
  final var removed: ContiguousArray<Unmanaged<AnySink>> = []
  @exclusivity(unchecked)
  @usableFromInline final var slots = SlotList()
  @exclusivity(unchecked)
  @usableFromInline final var isDelivering = false
  @exclusivity(unchecked)
  @usableFromInline final var hasRemovals = false

  @usableFromInline override init() { super.init() }

  deinit {
    for index in 0..<slots.count {
      guard let slot = slots[index] else { continue }
      let sink = slot.takeRetainedValue()
      if sink.upstream === self { sink.upstream = nil }
    }
    slots.free()
  }

  @usableFromInline final var isEmpty: Bool { slots.isEmpty }

  @usableFromInline final func add(_ sink: Sink<Element>) {
    if sink.isStopped { return }
    sink.slot = Int32(truncatingIfNeeded: slots.count)
    sink.upstream = self
    slots.append(Unmanaged.passRetained(sink))
  }

  /// Adds a sink and says to it what is remembered, as a delivery of its own: what it answers waits until it has heard
  /// all, so that the order is the same for everybody.
  ///
  /// - Returns: whether something waits now.
  @inlinable @inline(__always) final func add(_ sink: Sink<Element>, replay: () -> Void) -> Bool {
    add(sink)
    if isDelivering {
      replay()
      return false
    }
    isDelivering = true
    replay()
    isDelivering = false
    if hasRemovals { sweep() }
    return queue != nil
  }

  @usableFromInline final override func cut(_ sink: AnySink) {
    let index = Int(sink.slot)
    guard index >= 0, let slot = slots[index] else { return }
    sink.slot = -1
    slots.clear(index)
    if isDelivering {
      removed.append(slot)
      hasRemovals = true
    } else {
      slots.closeGaps()
      slot.release()
    }
    if slots.isEmpty { emptied() }
  }

  /// Called when the last sink has left.
  @usableFromInline func emptied() {}

  /// Sends a value to every sink that is there now.
  @inlinable final func send(_ value: Element) {
    assert(!isDelivering, "a walk is never run inside another one")
    isDelivering = true
    let end = slots.count
    var index = 0
    while index < end {
      if let slot = slots[index] {
        // Borrowed: a sink that leaves meanwhile stays alive in `removed` until the walk is over.
        slot._withUnsafeGuaranteedRef { sink in
          if !sink.isSubscriber {
            unsafeDowncast(sink, to: Sink<Element>.self).next(value)
          } else if !sink.isStopped {
            // What its `receive` does, without the call of that.
            unsafeDowncast(sink, to: Subscriber<Element>.self).onNext(value)
          }
        }
      }
      index += 1
    }
    isDelivering = false
    if hasRemovals { sweep() }
  }

  /// Sends the end to every sink, and forgets them.
  @usableFromInline final func finish(_ end: Event<Element>) {
    assert(!isDelivering, "a walk is never run inside another one")
    isDelivering = true
    for index in 0..<slots.count {
      guard let slot = slots[index] else { continue }
      unsafeDowncast(slot.takeUnretainedValue(), to: Sink<Element>.self).on(end)
    }
    isDelivering = false
    if hasRemovals { sweep() }
  }

  /// Lets go of every sink without a word, as a hub that dies does.
  final func letGo() {
    for index in 0..<slots.count {
      guard let slot = slots[index] else { continue }
      slots.clear(index)
      removed.append(slot)
      let sink = slot.takeUnretainedValue()
      sink.slot = -1
      sink.upstream = nil
    }
    hasRemovals = true
    if !isDelivering { sweep() }
  }

  /// Keeps a value that came from inside a delivery until that delivery is over.
  @inline(never) @usableFromInline final func enqueue(next value: Element) { enqueue(.next(value)) }

  /// Keeps an event that came from inside a delivery until that delivery is over.
  @usableFromInline final func enqueue(_ event: Event<Element>) {
    let events = queue ?? EventQueue()
    queue = events
    events.append(event)
  }

  @usableFromInline final func sweep() {
    hasRemovals = false
    let leaving = removed
    removed = []
    slots.closeGaps()
    for slot in leaving { slot.release() }
  }
}
