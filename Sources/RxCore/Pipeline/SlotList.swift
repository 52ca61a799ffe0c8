/// The places of a hub's sinks, in the order in which they came; a place that was left is a gap until gaps are closed.
///
/// It neither retains nor releases what is in it: the hub does. The first place is in the list itself, as most hubs have
/// one sink; from the second on all are in raw memory, so that a walk costs one load a place. What keeps the pointer
/// valid: it is private to one hub, indices below `count` are initialised, and the hub calls `free()` in its `deinit`.
@usableFromInline struct SlotList {
  @usableFromInline typealias Slot = Unmanaged<AnySink>?

  @usableFromInline var base: UnsafeMutablePointer<Slot>?
  /// The only place, while there is no more than one.
  @usableFromInline var single: Slot = nil
  @usableFromInline var size: Int32 = 0
  private var capacity: Int32 = 1
  private var gaps: Int32 = 0

  init() {}

  /// How many places there are, gaps included.
  @inlinable var count: Int { Int(size) }

  var isEmpty: Bool { size == gaps }

  @inlinable @inline(__always) subscript(index: Int) -> Slot { if let base { base[index] } else { single } }

  /// Adds a place at the end; amortised constant time.
  mutating func append(_ sink: Unmanaged<AnySink>) {
    if size == capacity { grow() }
    if let base { base[count] = sink } else { single = sink }
    size += 1
  }

  /// Makes a gap.
  mutating func clear(_ index: Int) {
    if let base { base[index] = nil } else { single = nil }
    gaps += 1
  }

  /// Drops gaps at the end, and all of them when they are more than half of the list; amortised constant time.
  mutating func closeGaps() {
    while size > 0, self[count - 1] == nil {
      size -= 1
      gaps -= 1
    }
    guard gaps > 16, Int(gaps) * 2 > count, let base else { return }
    var kept: Int32 = 0
    for index in 0..<count {
      guard let slot = self[index] else { continue }
      slot._withUnsafeGuaranteedRef { $0.slot = kept }
      base[Int(kept)] = slot
      kept += 1
    }
    size = kept
    gaps = 0
  }

  mutating func free() {
    base?.deallocate()
    base = nil
  }

  private mutating func grow() {
    capacity *= 2
    let larger = UnsafeMutablePointer<Slot>.allocate(capacity: Int(capacity))
    if let base {
      larger.update(from: base, count: count)
      base.deallocate()
    } else {
      larger.initialize(to: single)
    }
    base = larger
  }
}
