import CHeapTrace

/// Memory that holds the address of an object, and is no Swift object itself.
enum Referrer: Hashable {
  case stack
  case asyncFrame
  case otherMemory
}

extension HeapGraph {
  /// What else refers to the object at `address`.
  ///
  /// Linear in the size of the writable memory.
  func referrers(of address: UInt) -> Set<Referrer> {
    var found: Set<Referrer> = []
    lazy var slabs = Set(
      nodes.filter { $0.kind == .task }.flatMap { reader.tasks.slabs(of: $0) }.map(\.address))
    WritableMemory.forEachRange { range, isHeap in
      var place = ht_next_equal(range.lowerBound, range.upperBound, address)
      while place < range.upperBound {
        if !isHeap {
          found.insert(.stack)
        } else if let block = block(containing: place), index(of: block) == nil,
          !isSideTable(block, of: address)
        {
          found.insert(slabs.contains(block) ? .asyncFrame : .otherMemory)
        }
        place = ht_next_equal(place + 8, range.upperBound, address)
      }
    }
    return found
  }

  private func block(containing address: UInt) -> UInt? {
    let index = ht_block_containing(address)
    return index < 0 ? nil : ht_blocks()?[index].address
  }

  /// The counts of an object that was referred to weakly: they name the object and keep nothing alive.
  private func isSideTable(_ block: UInt, of address: UInt) -> Bool {
    ReferenceCount(ofObject: address).sideTable == block
  }
}
