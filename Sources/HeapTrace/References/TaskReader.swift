import CHeapTrace

/// Reads what a task holds: its own words, and the memory in which its async functions keep their variables.
///
/// The layouts of both are the compiler's affair and differ from function to function, so all is looked at word by word.
final class TaskReader {
  private let check: MetadataCheck
  private let references: ReferenceReader
  private static let mostSlabs = 64

  init(check: MetadataCheck, references: ReferenceReader) {
    self.check = check
    self.references = references
  }

  func read(_ task: Node, _ found: (Reference) -> Void) {
    words(of: task.bytes, from: MemoryLayout<ht_object>.size, label: "", found)
    for slab in slabs(of: task) { words(of: slab, from: 0, label: "", found) }
  }

  private func words(
    of bytes: UnsafeRawBufferPointer, from start: Int, label: String, _ found: (Reference) -> Void
  ) {
    references.read(
      [Slot(offset: start, content: .words(bytes.count - start), label: label)], in: bytes, found)
  }

  /// The blocks of the task's own allocator: no Swift objects, referred to by the task and linked to each other.
  func slabs(of task: Node) -> [UnsafeRawBufferPointer] {
    var slabs: [UnsafeRawBufferPointer] = []
    var seen: Set<UInt> = [task.address]
    var open = pointers(in: task.bytes, upTo: task.size)
    while let word = open.popLast(), slabs.count < Self.mostSlabs {
      guard let block = plainBlock(at: word), seen.insert(block.address).inserted else { continue }
      let bytes = UnsafeRawBufferPointer(start: Memory.pointer(block.address), count: block.size)
      slabs.append(bytes)
      open += pointers(in: bytes, upTo: 16)
    }
    return slabs
  }

  private func pointers(in bytes: UnsafeRawBufferPointer, upTo end: Int) -> [UInt] {
    stride(from: 0, to: min(end, bytes.count), by: 8).map { bytes.word(at: $0) }.filter {
      $0 > 4096 && $0 % 16 == 0
    }
  }

  /// The block that begins at `address`, unless it holds something of the Swift heap.
  private func plainBlock(at address: UInt) -> ht_block? {
    let index = ht_block_containing(address)
    guard index >= 0, let block = ht_blocks()?[index], block.address == address, block.size >= 64 else {
      return nil
    }
    return check.kind(ofMetadata: Memory.load(UInt.self, at: address)) == nil ? block : nil
  }
}
