import CHeapTrace

extension HeapGraph {
  /// Objects that nothing leads to, whatever in memory is taken for a reference.
  ///
  /// Every word of a stack, a global or a block that is no Swift object counts as one, and so does what a task holds.
  /// Linear in the size of the writable memory.
  func unreachable() -> [Int] {
    var isReached = [Bool](repeating: false, count: nodes.count)
    var open: [Int] = []
    func reach(_ index: Int) {
      guard !isReached[index] else { return }
      isReached[index] = true
      open.append(index)
    }
    forEachRoot { reach($0) }
    while let node = open.popLast() {
      for target in edges.targets(of: node) { reach(target.node) }
    }
    return nodes.indices.filter { !isReached[$0] && nodes[$0].kind == .object }
  }

  private func forEachRoot(_ body: (Int) -> Void) {
    for (index, node) in nodes.enumerated() where node.isStatic || node.kind == .task || node.kind == .job {
      body(index)
    }
    for segment in images.segments where segment.isWritable { forEachPointer(in: segment.range, body) }
    WritableMemory.forEachRange { range, isHeap in
      if !isHeap { forEachPointer(in: range, body) }
    }
    let sideTables = Set(
      nodes.compactMap { node in
        node.kind == .block ? nil : ReferenceCount(ofObject: node.address).sideTable
      })
    guard let blocks = ht_blocks() else { return }
    for index in 0..<ht_block_count() {
      let block = blocks[index]
      guard self.index(of: block.address) == nil, !sideTables.contains(block.address) else { continue }
      forEachPointer(in: block.address..<(block.address + UInt(block.size)), body)
    }
  }

  private func forEachPointer(in range: Range<UInt>, _ body: (Int) -> Void) {
    var word: UInt = 0
    var place = ht_next_pointer((range.lowerBound + 7) & ~7, range.upperBound, &word)
    while place < range.upperBound {
      if let node = index(of: word) { body(node) }
      place = ht_next_pointer(place + 8, range.upperBound, &word)
    }
  }
}
