import CHeapTrace

/// Tells metadata from other words.
///
/// A word of the heap is believed only after a look at all that must hold if it pointed to metadata.
final class MetadataCheck {
  private let images: Images
  private var kinds: [UInt: NodeKind?] = [:]
  private var types: [UInt: Bool] = [:]

  init(images: Images) { self.images = images }

  /// What a block holds whose first word is `word`; nil where it is not the metadata of anything on the Swift heap.
  func kind(ofMetadata word: UInt) -> NodeKind? {
    if let known = kinds[word] { return known }
    let found = classify(word)
    kinds[word] = .some(found)
    return found
  }

  /// Whether `word` is type metadata.
  ///
  /// Used wherever a type comes out of an object's bytes, not out of metadata.
  func isType(_ word: UInt) -> Bool {
    if let known = types[word] { return known }
    let found = looksLikeType(word)
    types[word] = found
    return found
  }

  private func classify(_ word: UInt) -> NodeKind? {
    if word == images.mallocBlock { return .block }
    guard Memory.mayBeObject(word), Memory.isReadable(word, MemoryLayout<ht_class_metadata>.size) else {
      return nil
    }
    switch Int(truncatingIfNeeded: Memory.load(UInt.self, at: word)) {
    case HT_KIND_CLASS: return isClass(TypeMetadata(address: word)) ? .object : nil
    case HT_KIND_CONTEXT:
      let context = Memory.load(ht_context_metadata.self, at: word)
      let isContext = images.contains(word) && holdsOffset(context.captures_offset)
      return isContext && (context.captures == 0 || images.contains(context.captures)) ? .context : nil
    case HT_KIND_GENERIC_BOX:
      let box = Memory.load(ht_box_metadata.self, at: word)
      return holdsOffset(box.value_offset) && isType(box.type) ? .box : nil
    case HT_KIND_ERROR_BOX: return images.contains(word) ? .error : nil
    case HT_KIND_TASK: return images.contains(word) ? .task : nil
    case HT_KIND_JOB: return images.contains(word) ? .job : nil
    default: return nil
    }
  }

  private func holdsOffset(_ offset: UInt32) -> Bool { (16..<4096).contains(offset) }

  private func isClass(_ metadata: TypeMetadata) -> Bool {
    let found = metadata.asClass
    guard found.descriptor % 4 == 0, images.contains(found.descriptor),
      (16..<(1 << 20)).contains(found.instance_size),
      found.superclass == 0 || Memory.isReadable(found.superclass, 8)
    else { return false }
    let flags = Memory.load(UInt32.self, at: found.descriptor)
    return flags & UInt32(HT_DESCRIPTOR_KIND_MASK) == UInt32(HT_DESCRIPTOR_IS_CLASS)
  }

  private static let typeKinds: Set<Int> = [
    HT_KIND_CLASS, HT_KIND_STRUCT, HT_KIND_ENUM, HT_KIND_OPTIONAL, HT_KIND_FOREIGN_CLASS, HT_KIND_OPAQUE,
    HT_KIND_TUPLE, HT_KIND_FUNCTION, HT_KIND_EXISTENTIAL, HT_KIND_METATYPE, HT_KIND_EXISTENTIAL_METATYPE,
    HT_KIND_EXTENDED_EXISTENTIAL,
  ]

  private func looksLikeType(_ word: UInt) -> Bool {
    guard Memory.mayBeObject(word), Memory.isReadable(word - 8, 16) else { return false }
    let kind = Int(truncatingIfNeeded: Memory.load(UInt.self, at: word))
    guard Self.typeKinds.contains(kind) else { return false }
    let witnessesAt = Memory.load(UInt.self, at: word - 8)
    guard witnessesAt % 8 == 0, Memory.isReadable(witnessesAt, MemoryLayout<ht_value_witnesses>.size) else {
      return false
    }
    let witnesses = Memory.load(ht_value_witnesses.self, at: witnessesAt)
    guard witnesses.size >= 0, witnesses.size < 1 << 20, witnesses.stride >= witnesses.size,
      images.contains(witnesses.functions.1)
    else { return false }
    return kind != HT_KIND_CLASS || self.kind(ofMetadata: word) == .object
  }
}
