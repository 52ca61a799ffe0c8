import CHeapTrace

/// Everything on the Swift heap of the frozen copy, and the strong references in it.
///
/// A node is named by its index; nodes are in the order of their addresses.
final class HeapGraph {
  let images: Images
  let check: MetadataCheck
  let reader: NodeReader
  private(set) var nodes: [Node] = []
  private var addresses: [UInt] = []

  /// Takes stock of the heap.
  ///
  /// Nil where the memory map cannot be read.
  init?(images: Images) {
    guard ht_heap_take() else { return nil }
    self.images = images
    check = MetadataCheck(images: images)
    reader = NodeReader(images: images, check: check)
    addHeapNodes()
    addStaticNodes()
    nodes.sort { $0.address < $1.address }
    addresses = nodes.map(\.address)
  }

  /// The node at exactly this address.
  func index(of address: UInt) -> Int? {
    addresses.withUnsafeBufferPointer { addresses in
      let index = ht_index_of(addresses.baseAddress, addresses.count, address)
      return index < 0 ? nil : index
    }
  }

  private func addHeapNodes() {
    guard let blocks = ht_blocks() else { return }
    let count = ht_block_count()
    nodes.reserveCapacity(count)
    var index = ht_next_candidate(0)
    while index < count {
      let block = blocks[index]
      let metadata = Memory.load(UInt.self, at: block.address)
      if let kind = check.kind(ofMetadata: metadata),
        kind == .block || ReferenceCount(ofObject: block.address).isAlive,
        kind != .object || Int(TypeMetadata(address: metadata).asClass.instance_size) <= block.size
      {
        nodes.append(
          Node(address: block.address, metadata: metadata, kind: kind, size: block.size, isStatic: false))
      }
      index = ht_next_candidate(index + 1)
    }
  }

  /// Objects that the compiler laid out in the writable data of images.
  private func addStaticNodes() {
    for segment in images.segments where segment.isWritable {
      let end = segment.range.upperBound
      var address = ht_next_static_candidate((segment.range.lowerBound + 7) & ~7, end)
      while address < end {
        let metadata = Memory.load(UInt.self, at: address)
        if let kind = check.kind(ofMetadata: metadata), kind == .object || kind == .context {
          let size = kind == .object ? Int(TypeMetadata(address: metadata).asClass.instance_size) : 64
          let room = min(max(size, staticSize(metadata, at: address)), Int(end - address))
          nodes.append(Node(address: address, metadata: metadata, kind: kind, size: room, isStatic: true))
        }
        address = ht_next_static_candidate(address + 8, end)
      }
    }
  }

  /// A static array is followed by its elements.
  private func staticSize(_ metadata: UInt, at address: UInt) -> Int {
    let type = TypeMetadata(address: metadata)
    guard type.kind == HT_KIND_CLASS, type.qualifiedName.hasPrefix("Swift._ContiguousArrayStorage<"),
      let element = type.genericArgument(0)
    else { return 0 }
    let count = Memory.load(ht_array_storage.self, at: address).count
    guard (0..<(1 << 20)).contains(count) else { return 0 }
    return MemoryLayout<ht_array_storage>.size.rounded(up: element.alignment) + count * element.stride
  }

  /// The references of each node, as indices of nodes.
  private(set) lazy var edges = Edges(count: nodes.count) { [self] index, add in
    reader.read(nodes[index]) { reference in
      if let target = self.index(of: reference.target) { add(target, reference.isGuess) }
    }
  }

  /// How `holder` refers to `target`: the reference that is surest, told with its label.
  func reference(from holder: Int, to target: Int) -> Reference? {
    let address = nodes[target].address
    var best: Reference?
    reader.references.wantsLabels = true
    defer { reader.references.wantsLabels = false }
    reader.read(nodes[holder]) { reference in
      guard reference.target == address else { return }
      if best == nil || (best?.isGuess == true && !reference.isGuess) { best = reference }
    }
    return best
  }
}
