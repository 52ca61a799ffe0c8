import CHeapTrace

/// Reads the references that something on the heap holds, whatever it is.
final class NodeReader {
  private let images: Images
  let references: ReferenceReader
  private let values = ValueLayouts()
  private let objects: ObjectLayouts
  private let contexts: ContextLayouts
  private let collections: CollectionReader
  let tasks: TaskReader

  init(images: Images, check: MetadataCheck) {
    self.images = images
    references = ReferenceReader(layouts: values, check: check, images: images)
    objects = ObjectLayouts(values: values)
    contexts = ContextLayouts(values: values, check: check)
    collections = CollectionReader(values: values, references: references)
    tasks = TaskReader(images: images, check: check, references: references)
  }

  /// Calls `found` for each strong reference that `node` holds.
  func read(_ node: Node, _ found: (Reference) -> Void) {
    let metadata = TypeMetadata(address: node.metadata)
    guard !ht_is_skipped(node.metadata) else {
      return readWords(node, from: MemoryLayout<ht_object>.size, found)
    }
    ht_mark(node.metadata)
    defer { ht_mark(0) }
    switch node.kind {
    case .object: readObject(node, objects.layout(of: metadata), found)
    case .context:
      references.read(contexts.slots(ofContext: node.address, size: node.size), in: node.bytes, found)
    case .box:
      let box = Memory.load(ht_box_metadata.self, at: node.metadata)
      readValue(TypeMetadata(address: box.type), at: Int(box.value_offset), in: node, found)
    case .error:
      let error = Memory.load(ht_error_box.self, at: node.address)
      guard references.isType(error.type) else { return }
      let type = TypeMetadata(address: error.type)
      readValue(type, at: MemoryLayout<ht_error_box>.size.rounded(up: type.alignment), in: node, found)
    case .task: tasks.read(node, found)
    case .job: readWords(node, from: MemoryLayout<ht_object>.size, found)
    case .block: readBlock(node, found)
    }
  }

  /// The places in an object or a closure's context that hold a function, as far as their layout is known.
  func functionPlaces(in node: Node) -> [Int] {
    guard !ht_is_skipped(node.metadata) else { return [] }
    ht_mark(node.metadata)
    defer { ht_mark(0) }
    let slots: [Slot] =
      switch node.kind {
      case .object: objects.layout(of: TypeMetadata(address: node.metadata)).slots
      case .context: contexts.slots(ofContext: node.address, size: node.size)
      default: []
      }
    return slots.compactMap { slot in if case .function = slot.content { slot.offset } else { nil } }
  }

  /// A block that was made of a function keeps it behind its head.
  private func readBlock(_ node: Node, _ found: (Reference) -> Void) {
    let start = MemoryLayout<ht_block_literal>.size
    let keepsFunction = images.isCode(node.bytes.word(at: start))
    if keepsFunction {
      references.read([Slot(offset: start, content: .function, label: "")], in: node.bytes, found)
    }
    readWords(node, from: start + (keepsFunction ? 16 : 0), found)
  }

  private func readValue(_ type: TypeMetadata, at offset: Int, in node: Node, _ found: (Reference) -> Void) {
    references.read(values.slots(of: type).map { $0.moved(by: offset) }, in: node.bytes, found)
  }

  private func readWords(_ node: Node, from start: Int, _ found: (Reference) -> Void) {
    references.read(
      [Slot(offset: start, content: .words(node.size - start), label: "")], in: node.bytes, found)
  }

  private func readObject(_ node: Node, _ layout: ObjectLayout, _ found: (Reference) -> Void) {
    switch layout.tail {
    case .none: references.read(layout.slots, in: node.bytes, found)
    case .array(let element): collections.readArray(node, element, found)
    case .set(let member): collections.readSet(node, member, found)
    case .dictionary(let key, let value): collections.readDictionary(node, key, value, found)
    case .unknown:
      references.read(layout.slots, in: node.bytes, found)
      readWords(node, from: layout.size, found)
    }
  }
}
