import CHeapTrace

/// Where the instances of a class hold references.
struct ObjectLayout {
  /// What follows the stored properties.
  enum Tail {
    case none
    case array(element: TypeMetadata)
    case set(member: TypeMetadata)
    case dictionary(key: TypeMetadata, value: TypeMetadata)
    /// Elements whose type the metadata does not tell, as in a managed buffer.
    case unknown
  }

  var slots: [Slot]
  /// The size of the stored properties with the object's head.
  var size: Int
  var tail: Tail
}

/// Layouts of classes, each made once.
final class ObjectLayouts {
  private let values: ValueLayouts
  private var known: [TypeMetadata: ObjectLayout] = [:]

  init(values: ValueLayouts) { self.values = values }

  func layout(of type: TypeMetadata) -> ObjectLayout {
    if let layout = known[type] { return layout }
    let layout = build(type)
    known[type] = layout
    return layout
  }

  private func build(_ type: TypeMetadata) -> ObjectLayout {
    let size = Int(type.asClass.instance_size)
    let name = type.qualifiedName
    if let tail = collectionTail(name, type) { return ObjectLayout(slots: [], size: size, tail: tail) }
    // Text, and the storages that are empty.
    let isWithoutReferences =
      ["Swift.__StringStorage", "Swift.__SharedStringStorage"].contains(name)
      || name.hasPrefix("Swift.__Empty")
    if isWithoutReferences { return ObjectLayout(slots: [], size: size, tail: .none) }
    let slots = unreflectedSlots(type) + values.propertySlots(of: type, end: size, hidesNames: false)
    return ObjectLayout(slots: slots, size: size, tail: mayHoldReferencesInItsTail(type) ? .unknown : .none)
  }

  /// Whether a managed buffer's elements may be references.
  ///
  /// Behind others, as a lock, is only what earlier uses of the memory left there.
  private func mayHoldReferencesInItsTail(_ type: TypeMetadata) -> Bool {
    let buffer = sequence(first: type) { $0.superclass }.first {
      $0.qualifiedName.hasPrefix("Swift.ManagedBuffer<")
    }
    guard let buffer else { return false }
    return buffer.genericArgument(1).map { !values.slots(of: $0).isEmpty } ?? true
  }

  private func collectionTail(_ name: String, _ type: TypeMetadata) -> ObjectLayout.Tail? {
    if name.hasPrefix("Swift._ContiguousArrayStorage<") {
      return type.genericArgument(0).map { .array(element: $0) }
    }
    if name.hasPrefix("Swift._SetStorage<") { return type.genericArgument(0).map { .set(member: $0) } }
    if name.hasPrefix("Swift._DictionaryStorage<"), let key = type.genericArgument(0),
      let value = type.genericArgument(1)
    {
      return .dictionary(key: key, value: value)
    }
    return nil
  }

  /// What each class adds that was compiled without reflection metadata.
  private func unreflectedSlots(_ type: TypeMetadata) -> [Slot] {
    sequence(first: type) { $0.superclass }.compactMap { current in
      guard current.descriptor != 0, ht_fields_of(current.descriptor) == 0 else { return nil }
      let start = current.superclass.map { Int($0.asClass.instance_size) } ?? MemoryLayout<ht_object>.size
      let end = Int(current.asClass.instance_size)
      guard end > start else { return nil }
      return Slot(offset: start.rounded(up: 8), content: .words(end - start), label: "")
    }
  }
}
