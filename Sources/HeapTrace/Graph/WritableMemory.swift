import CHeapTrace

/// The memory that no file stands behind, in parts: malloc's heaps, and the rest, which is mostly stacks.
enum WritableMemory {
  /// Calls `body` for each part.
  ///
  /// What the walk itself has put on the stack is left out.
  static func forEachRange(_ body: (_ range: Range<UInt>, _ isHeap: Bool) -> Void) {
    let floor = ht_stack_floor()
    for index in 0..<ht_region_count() {
      guard let region = ht_regions()?[index], region.is_readable, region.is_writable,
        region.is_anonymous || region.is_main_stack
      else { continue }
      let isOwnStack = floor >= region.start && floor < region.end
      var start = isOwnStack ? floor : region.start
      while start < region.end {
        let isHeap = ht_is_heap(start)
        let end = ht_end_of_part(start, region.end)
        body(start..<end, isHeap)
        start = end
      }
    }
  }
}
