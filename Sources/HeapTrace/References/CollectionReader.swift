import CHeapTrace

/// Reads the storages of the standard library's collections.
final class CollectionReader {
  private let values: ValueLayouts
  private let references: ReferenceReader

  init(values: ValueLayouts, references: ReferenceReader) {
    self.values = values
    self.references = references
  }

  func readArray(_ node: Node, _ element: TypeMetadata, _ found: (Reference) -> Void) {
    let slots = values.slots(of: element)
    guard !slots.isEmpty else { return }
    let bytes = node.bytes
    let count = Memory.load(ht_array_storage.self, at: node.address).count
    let start = MemoryLayout<ht_array_storage>.size.rounded(up: element.alignment)
    for index in 0..<max(0, count) {
      let offset = start + index * element.stride
      guard offset + element.size <= bytes.count else { return }
      read(slots, element, in: bytes, at: offset, label: "[\(index)]", found)
    }
  }

  func readSet(_ node: Node, _ member: TypeMetadata, _ found: (Reference) -> Void) {
    let storage = Memory.load(ht_set_storage.self, at: node.address)
    let slots = values.slots(of: member)
    guard !slots.isEmpty else { return }
    forEachBucket(node, storage.scale, bitsAt: MemoryLayout<ht_set_storage>.size) { bucket in
      read(slots, member, inTableAt: storage.elements, bucket, node, label: "[member]", found)
    }
  }

  func readDictionary(_ node: Node, _ key: TypeMetadata, _ value: TypeMetadata, _ found: (Reference) -> Void)
  {
    let storage = Memory.load(ht_dictionary_storage.self, at: node.address)
    let keySlots = values.slots(of: key), valueSlots = values.slots(of: value)
    guard !keySlots.isEmpty || !valueSlots.isEmpty else { return }
    let keysAreText = references.wantsLabels && key.qualifiedName == "Swift.String"
    let keysAreNumbers = references.wantsLabels && key.qualifiedName == "Swift.Int"
    forEachBucket(node, storage.scale, bitsAt: MemoryLayout<ht_dictionary_storage>.size) { bucket in
      read(keySlots, key, inTableAt: storage.keys, bucket, node, label: "[key]", found)
      var label = "[value]"
      let keyAt = storage.keys + UInt(bucket * key.stride)
      if keysAreText, let text = shortText(at: keyAt) { label = "[\"\(text)\"]" }
      if keysAreNumbers, Memory.isReadable(keyAt, 8) { label = "[\(Memory.load(Int.self, at: keyAt))]" }
      read(valueSlots, value, inTableAt: storage.values, bucket, node, label: label, found)
    }
  }

  private func read(
    _ slots: [Slot], _ type: TypeMetadata, inTableAt table: UInt, _ bucket: Int, _ node: Node, label: String,
    _ found: (Reference) -> Void
  ) {
    let offset = Int(bitPattern: table &- node.address) + bucket * type.stride
    guard !slots.isEmpty, offset >= 0, offset + type.size <= node.size else { return }
    read(slots, type, in: node.bytes, at: offset, label: label, found)
  }

  private func read(
    _ slots: [Slot], _ type: TypeMetadata, in bytes: UnsafeRawBufferPointer, at offset: Int, label: String,
    _ found: (Reference) -> Void
  ) {
    let element = UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + type.size)])
    references.read(slots, in: element, prefix: references.wantsLabels ? label : "", found)
  }

  /// A hash table has two to the power of its scale buckets; a bit says which are in use.
  private func forEachBucket(_ node: Node, _ scale: Int8, bitsAt start: Int, _ body: (Int) -> Void) {
    guard (0..<32).contains(scale) else { return }
    let bytes = node.bytes
    for bucket in 0..<(1 << Int(scale)) {
      let word = bytes.word(at: start + bucket / 64 * 8)
      if word == 0, bucket % 64 == 0, start + bucket / 64 * 8 >= bytes.count { return }
      if word >> UInt(bucket % 64) & 1 == 1 { body(bucket) }
    }
  }

  /// A text of up to 15 bytes, which is kept in place.
  private func shortText(at address: UInt) -> String? {
    guard Memory.isReadable(address, 16) else { return nil }
    let last = Memory.load(UInt8.self, at: address + 15)
    guard last >> 4 == 0xe else { return nil }
    let bytes = (0..<UInt(last & 0xf)).map { Memory.load(UInt8.self, at: address + $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
