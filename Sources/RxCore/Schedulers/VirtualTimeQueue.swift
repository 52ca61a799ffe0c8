/// The work of a virtual scheduler, the earliest first: a binary heap.
struct VirtualTimeQueue {
  private var heap: [(order: Int, item: VirtualTimeItem)] = []
  private var scheduled = 0

  mutating func push(_ item: VirtualTimeItem) {
    scheduled += 1
    heap.append((scheduled, item))
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if precedes(parent, child) { break }
      heap.swapAt(parent, child)
      child = parent
    }
  }

  /// Takes the earliest work that is due by `limit`, without what was taken back.
  mutating func pop(until limit: RxTime?) -> VirtualTimeItem? {
    while let first = heap.first?.item {
      if first.isPending, let limit, first.time > limit { return nil }
      removeFirst()
      if first.isPending { return first }
    }
    return nil
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && precedes(child, least) {
        least = child
      }
      if least == parent { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    (heap[left].item.time, heap[left].order) < (heap[right].item.time, heap[right].order)
  }
}
