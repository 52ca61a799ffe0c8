import CHeapTrace

/// Reads the references out of bytes that are laid out as slots say.
final class ReferenceReader {
  private let layouts: ValueLayouts
  private let check: MetadataCheck
  private let images: Images
  /// Labels are only made for the few edges of a path that is told.
  var wantsLabels = false
  private static let greatestDepth = 12
  private static let largestBuffer = 1 << 16

  init(layouts: ValueLayouts, check: MetadataCheck, images: Images) {
    self.layouts = layouts
    self.check = check
    self.images = images
  }

  /// Whether a word of an object's bytes is type metadata.
  func isType(_ word: UInt) -> Bool { check.isType(word) }

  /// Calls `found` for each strong reference in `bytes`.
  func read(
    _ slots: [Slot], in bytes: UnsafeRawBufferPointer, prefix: String = "", depth: Int = 0,
    _ found: (Reference) -> Void
  ) {
    for slot in slots {
      let label = wantsLabels ? prefix + slot.label : ""
      switch slot.content {
      case .reference: emit(bytes.word(at: slot.offset), label, found)
      case .bridged: emit(bytes.word(at: slot.offset) & 0x00ff_ffff_ffff_fff8, label, found)
      case .function:
        let code = bytes.word(at: slot.offset), context = bytes.word(at: slot.offset + 8)
        if code != 0, Memory.mayBeObject(context) {
          found(Reference(target: context, label: label, code: code))
        }
      case .existential: readExistential(slot.offset, in: bytes, label, depth, found)
      case .enumeration(let type): readEnum(type, slot.offset, in: bytes, label, depth, found)
      case .pointer: readBuffer(at: bytes.word(at: slot.offset), label, found)
      case .words(let count):
        readWords(slot.offset..<min(bytes.count, slot.offset + count), in: bytes, label, found)
      }
    }
  }

  private func emit(_ word: UInt, _ label: String, _ found: (Reference) -> Void) {
    if Memory.mayBeObject(word) { found(Reference(target: word, label: label)) }
  }

  private func readExistential(
    _ offset: Int, in bytes: UnsafeRawBufferPointer, _ label: String, _ depth: Int,
    _ found: (Reference) -> Void
  ) {
    let inlineSize = 24
    let word = bytes.word(at: offset + inlineSize)
    guard check.isType(word), depth < Self.greatestDepth else { return }
    let type = TypeMetadata(address: word)
    if type.isBoxedInExistentials {
      emit(bytes.word(at: offset), label, found)
    } else {
      read(
        layouts.slots(of: type), in: UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + inlineSize)]),
        prefix: label, depth: depth + 1, found)
    }
  }

  private func readEnum(
    _ type: TypeMetadata, _ offset: Int, in bytes: UnsafeRawBufferPointer, _ label: String, _ depth: Int,
    _ found: (Reference) -> Void
  ) {
    let size = type.size
    guard size > 0, offset + size <= bytes.count, depth < Self.greatestDepth, type.hasEnumWitnesses else {
      return
    }
    // The payload is projected in place: not in the program's own memory, which later looks still need.
    withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) { copy in
      copy.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + size)]))
      guard let base = copy.baseAddress, let payload = payload(of: type, at: base) else { return }
      let label = wantsLabels && type.kind != HT_KIND_OPTIONAL ? "\(label).\(payload.name)" : label
      let value = UnsafeRawBufferPointer(copy)
      if payload.isIndirect {
        emit(value.word(at: 0), label, found)
      } else if let inner = payload.type {
        read(layouts.slots(of: inner), in: value, prefix: label, depth: depth + 1, found)
      }
    }
  }

  private struct Payload {
    var name: String
    var isIndirect: Bool
    /// Nil where the case holds no strong reference.
    var type: TypeMetadata?
  }

  /// Projects the payload of an enum in place, and says what it is; nil for a case without one.
  private func payload(of type: TypeMetadata, at value: UnsafeMutableRawPointer) -> Payload? {
    let descriptor = type.descriptor
    let tag = ht_enum_tag(value, type.address)
    guard tag < Memory.load(ht_enum_descriptor.self, at: descriptor).payload_cases & 0xff_ffff else {
      return nil
    }
    let fields = ht_fields_of(descriptor)
    guard fields != 0, let record = ht_field_at(fields, Int(tag)) else { return nil }
    let name = ht_field_name(record)
    ht_enum_project(value, type.address)
    let mangled = MangledName(address: ht_field_type(record))
    return Payload(
      name: wantsLabels && name != 0 ? Memory.text(at: name) : "",
      isIndirect: record.pointee.flags & UInt32(HT_FIELD_IS_INDIRECT_CASE) != 0,
      type: mangled.flatMap { name in
        guard name.ownership == .strong else { return nil }
        return payloadType(type, tag, name, descriptor)
      })
  }

  private var payloadTypes: [TypeMetadata: [UInt32: TypeMetadata?]] = [:]

  private func payloadType(_ type: TypeMetadata, _ tag: UInt32, _ name: MangledName, _ descriptor: UInt)
    -> TypeMetadata?
  {
    if let known = payloadTypes[type]?[tag] { return known }
    let found = name.type(context: descriptor, arguments: type.genericArguments)
    payloadTypes[type, default: [:]][tag] = .some(found)
    return found
  }

  /// Plain memory from malloc that a holder points to, as hand-made lists keep their elements in.
  ///
  /// Its layout is not known.
  private func readBuffer(at address: UInt, _ label: String, _ found: (Reference) -> Void) {
    let index = address == 0 ? -1 : ht_block_containing(address)
    guard index >= 0, let block = ht_blocks()?[index], block.address == address,
      block.size < Self.largestBuffer,
      check.kind(ofMetadata: Memory.load(UInt.self, at: address)) == nil
    else { return }
    let bytes = UnsafeRawBufferPointer(start: Memory.pointer(address), count: block.size)
    readWords(0..<bytes.count, in: bytes, label) { reference in
      var reference = reference
      reference.isInBuffer = true
      found(reference)
    }
  }

  /// Each word may be a reference, and each pair of words a function.
  private func readWords(
    _ range: Range<Int>, in bytes: UnsafeRawBufferPointer, _ label: String, _ found: (Reference) -> Void
  ) {
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound {
      let word = bytes.word(at: offset)
      let next = offset + 16 <= range.upperBound ? bytes.word(at: offset + 8) : 0
      if Memory.mayBeObject(next), images.isCode(word) {
        found(Reference(target: next, label: label, code: word, isGuess: true))
        offset += 16
      } else {
        if Memory.mayBeObject(word) { found(Reference(target: word, label: label, isGuess: true)) }
        offset += 8
      }
    }
  }
}

extension UnsafeRawBufferPointer {
  /// The word at an offset; 0 where it does not lie inside.
  func word(at offset: Int) -> UInt {
    offset >= 0 && offset + 8 <= count ? loadUnaligned(fromByteOffset: offset, as: UInt.self) : 0
  }
}
