import CHeapTrace

/// Where the values of a type hold strong references, by the type's metadata.
///
/// Weak, unowned and unmanaged references have no slot: reflection tells them apart, which `Mirror` does not show.
final class ValueLayouts {
  private var known: [TypeMetadata: [Slot]] = [:]
  private var depth = 0
  private static let greatestDepth = 24

  func slots(of metadata: TypeMetadata) -> [Slot] {
    if let slots = known[metadata] { return slots }
    guard depth < Self.greatestDepth else { return [] }
    depth += 1
    defer { depth -= 1 }
    let slots = build(metadata)
    known[metadata] = slots
    return slots
  }

  private func build(_ metadata: TypeMetadata) -> [Slot] {
    switch metadata.kind {
    case HT_KIND_CLASS: [only(.reference)]
    case HT_KIND_STRUCT: structSlots(metadata)
    case HT_KIND_OPTIONAL: optionalSlots(metadata)
    case HT_KIND_ENUM: [only(.enumeration(metadata))]
    case HT_KIND_TUPLE: tupleSlots(metadata)
    case HT_KIND_FUNCTION: isSwiftFunction(metadata) ? [only(.function)] : []
    case HT_KIND_EXISTENTIAL: [only(isObjectExistential(metadata) ? .reference : .existential)]
    case HT_KIND_EXTENDED_EXISTENTIAL: [only(metadata.size >= 32 ? .existential : .reference)]
    case HT_KIND_OPAQUE: opaqueSlots(metadata)
    default: []
    }
  }

  private func only(_ content: Slot.Content) -> Slot { Slot(offset: 0, content: content, label: "") }

  /// An optional that needs no room for its nil is laid out as what it wraps, with 0 for nil.
  private func optionalSlots(_ metadata: TypeMetadata) -> [Slot] {
    guard let wrapped = metadata.genericArgument(0) else { return [] }
    switch wrapped.kind {
    case HT_KIND_CLASS: return [only(.reference)]
    case HT_KIND_FUNCTION: return slots(of: wrapped)
    case HT_KIND_EXISTENTIAL where isObjectExistential(wrapped): return [only(.reference)]
    default: return [only(.enumeration(metadata))]
    }
  }

  private func tupleSlots(_ metadata: TypeMetadata) -> [Slot] {
    let tuple = Memory.load(ht_tuple_metadata.self, at: metadata.address)
    return (0..<tuple.count).flatMap { index in
      let place =
        metadata.address
        + UInt(MemoryLayout<ht_tuple_metadata>.size + index * MemoryLayout<ht_tuple_element>.stride)
      let element = Memory.load(ht_tuple_element.self, at: place)
      return slots(of: TypeMetadata(address: element.type)).map {
        $0.moved(by: Int(element.offset), under: ".\(index)")
      }
    }
  }

  /// Blocks and C functions are no pair of code and context.
  private func isSwiftFunction(_ metadata: TypeMetadata) -> Bool {
    let conventionMask = 0xff
    return Memory.load(ht_function_metadata.self, at: metadata.address).flags >> 16 & conventionMask == 0
  }

  /// A class-bound existential, or `any Error`, starts with one reference.
  private func isObjectExistential(_ metadata: TypeMetadata) -> Bool {
    let isAnyTypeFlag: UInt32 = 0x8000_0000
    let errorProtocol: UInt32 = 1
    let flags = Memory.load(ht_existential_metadata.self, at: metadata.address).flags
    return flags & isAnyTypeFlag == 0 || flags >> 24 & 0x3f == errorProtocol
  }

  private func opaqueSlots(_ metadata: TypeMetadata) -> [Slot] {
    switch metadata.qualifiedName {
    case "Builtin.BridgeObject": [only(.bridged)]
    case "Builtin.RawPointer": [only(.pointer)]
    case "Builtin.NativeObject", "Builtin.UnknownObject": [only(.reference)]
    default: []
    }
  }

  private func structSlots(_ metadata: TypeMetadata) -> [Slot] {
    let name = metadata.qualifiedName
    // Text leads to no object of the program.
    if ["Swift.String", "Swift.Substring", "Swift.Character"].contains(name) { return [] }
    return propertySlots(of: metadata, end: metadata.size, hidesNames: name.hasPrefix("Swift."))
  }

  /// The slots of a struct's or a class's stored properties.
  func propertySlots(of metadata: TypeMetadata, end: Int, hidesNames: Bool) -> [Slot] {
    let properties = storedProperties(of: metadata), name = metadata.qualifiedName
    return properties.filter(\.isStrong).flatMap { property -> [Slot] in
      let label = hidesNames ? "" : ".\(property.name)"
      if RetainedByHand.contains(property.name, of: name) {
        return [Slot(offset: property.offset, content: .reference, label: label)]
      }
      guard property.isHidden else {
        return slots(of: property.type).map { $0.moved(by: property.offset, under: label) }
      }
      let next = properties.map(\.offset).filter { $0 > property.offset }.min() ?? end
      let start = property.offset.rounded(up: 8)
      return next - start >= 8 ? [Slot(offset: start, content: .words(next - start), label: label)] : []
    }
  }
}
