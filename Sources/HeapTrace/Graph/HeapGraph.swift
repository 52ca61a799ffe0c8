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

  /// All references.
  ///
  /// Made once, when it is first asked for.
  private(set) lazy var edges = Edges(count: nodes.count, readEdges)
  private var readTargets: [Int: [Edges.End]] = [:]

  /// What `node` refers to, read at the first question: to follow a path takes no look at the whole heap.
  func targets(of node: Int) -> [Edges.End] {
    if let known = readTargets[node] { return known }
    var found: [Edges.End] = []
    readEdges(of: node) { found.append(Edges.End($0, isGuess: $1)) }
    readTargets[node] = found
    return found
  }

  private func readEdges(of node: Int, _ add: (_ target: Int, _ isGuess: Bool) -> Void) {
    reader.read(nodes[node]) { reference in
      if let target = index(of: reference.target) { add(target, reference.isGuess) }
    }
  }

  /// The classes that no module of the toolchain declares.
  private(set) lazy var ownTypes = Set(
    Set(nodes.lazy.filter { $0.kind == .object }.map { TypeMetadata(address: $0.metadata) }).filter {
      !ToolchainModules.contains(TypeName.module($0.qualifiedName))
    })

  /// Whether the references to a node that are certain are as many as its count says.
  ///
  /// Whatever else looks like a reference to it then keeps nothing alive: an unowned global, what is left of an earlier
  /// use of memory.
  func isFullyExplained(_ node: Int) -> Bool {
    guard nodes[node].kind != .block, let strong = ReferenceCount(ofObject: nodes[node].address).strong else {
      return false
    }
    return edges.holders(of: node).count(where: { !$0.isGuess }) >= strong
  }

  /// Whether all references to a node that were found are as many as its count says.
  func isExactlyExplained(_ node: Int) -> Bool {
    edges.holders(of: node).count == ReferenceCount(ofObject: nodes[node].address).strong
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
