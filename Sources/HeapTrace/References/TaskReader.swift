import CHeapTrace

/// Reads what a task holds: its own words, and the memory in which its async functions keep their variables.
///
/// The layouts of both are the compiler's affair and differ from function to function, so all is looked at word by word.
final class TaskReader {
  private let images: Images
  private let check: MetadataCheck
  private let references: ReferenceReader
  private static let mostSlabs = 64

  init(images: Images, check: MetadataCheck, references: ReferenceReader) {
    self.images = images
    self.check = check
    self.references = references
  }

  func read(_ task: Node, _ found: (Reference) -> Void) {
    words(of: task.bytes, from: MemoryLayout<ht_object>.size, found)
    for slab in slabs(of: task) { words(of: slab.used, from: 0, found) }
  }

  private func words(of bytes: UnsafeRawBufferPointer, from start: Int, _ found: (Reference) -> Void) {
    references.read([Slot(offset: start, content: .words(bytes.count - start), label: "")], in: bytes, found)
  }

  /// A block of a task's own allocator.
  struct Slab {
    let address: UInt
    /// What is in use of it; the rest is what functions that have returned left behind.
    let used: UnsafeRawBufferPointer
    let next: UInt
  }

  /// The blocks in which a task's async functions keep their variables.
  func slabs(of task: Node) -> [Slab] {
    var slabs: [Slab] = []
    var open = stride(from: 0, to: task.size, by: 8).map { task.bytes.word(at: $0) }
    while let word = open.popLast(), slabs.count < Self.mostSlabs {
      guard let slab = slab(at: word), !slabs.contains(where: { $0.address == slab.address }) else {
        continue
      }
      slabs.append(slab)
      open.append(slab.next)
    }
    return slabs
  }

  private func slab(at address: UInt) -> Slab? {
    let index = ht_block_containing(address)
    let headSize = MemoryLayout<ht_task_slab>.size
    guard index >= 0, let block = ht_blocks()?[index], block.address == address, block.size >= headSize else {
      return nil
    }
    let head = Memory.load(ht_task_slab.self, at: address)
    guard images.contains(head.metadata), check.kind(ofMetadata: head.metadata) == nil,
      Int(head.capacity) <= block.size - headSize, head.used <= head.capacity
    else { return nil }
    let start = Memory.pointer(address + UInt(headSize))
    return Slab(
      address: address, used: UnsafeRawBufferPointer(start: start, count: Int(head.used)), next: head.next)
  }

  /// Where the task's functions go on once what they wait for is there, the innermost first.
  ///
  /// An async function's memory begins with that of its caller and the place where the caller goes on (Task.h:
  /// AsyncContext). The head of a suspended task leads to the innermost.
  func resumptions(of task: Node) -> [UInt] {
    let head = stride(from: MemoryLayout<ht_object>.size, to: min(task.size, 128), by: 8)
    let chains = head.map { chain(from: task.bytes.word(at: $0)) }
    return chains.max { $0.count < $1.count } ?? []
  }

  private func chain(from context: UInt) -> [UInt] {
    var code: [UInt] = []
    var next = context
    while code.count < Self.mostSlabs, next % 16 == 0, ht_block_containing(next) >= 0 {
      let context = Memory.load(ht_async_context.self, at: next)
      guard images.isCode(context.resume_caller) else { break }
      code.append(context.resume_caller)
      next = context.caller
    }
    return code
  }
}
