import CHeapTrace

/// The descriptors of types that images list in a section of their own.
///
/// They are constants of the loaded images, which stay loaded, so they are read where they are, without a copy of the
/// process.
enum TypeDescriptors {
  /// The descriptors of all classes.
  static func classes() -> [UInt] {
    var seen: Set<String> = []
    return Images().segments.filter { seen.insert($0.path).inserted }.flatMap { image -> [UInt] in
      var start: UInt = 0, size = 0
      guard ht_section_range(ht_open_file(image.path), "swift5_type_metadata", &start, &size) else {
        return []
      }
      return stride(from: 0, to: size, by: MemoryLayout<Int32>.size).compactMap { offset in
        let entry = Memory.pointer(image.base + start + UInt(offset)).assumingMemoryBound(to: Int32.self)
        let descriptor = ht_indirectable(entry)
        return descriptor != 0 && kind(of: descriptor) == HT_DESCRIPTOR_IS_CLASS ? descriptor : nil
      }
    }
  }

  private static func kind(of context: UInt) -> Int {
    Int(Memory.load(UInt32.self, at: context)) & HT_DESCRIPTOR_KIND_MASK
  }

  /// The names from the module inward.
  ///
  /// A private type's anonymous context and an extension have none.
  static func names(of descriptor: UInt) -> [String] {
    let nominalTypes = HT_DESCRIPTOR_IS_CLASS...31
    return Array(
      sequence(first: descriptor) { ht_parent_of($0) == 0 ? nil : ht_parent_of($0) }
        .filter { kind(of: $0) == HT_CONTEXT_IS_MODULE || nominalTypes.contains(kind(of: $0)) }
        .map { Memory.text(at: ht_name_of($0)) }.reversed())
  }

  /// The stored properties that a class declares itself, with how it holds them.
  static func properties(of descriptor: UInt) -> [(String, DeclaredProperty.Ownership)] {
    let fields = ht_fields_of(descriptor)
    guard fields != 0 else { return [] }
    return (0..<Int(Memory.load(ht_field_descriptor.self, at: fields).count)).compactMap { index in
      guard let record = ht_field_at(fields, index), ht_field_name(record) != 0 else { return nil }
      let ownership = MangledName(address: ht_field_type(record))?.ownership ?? .strong
      return (Memory.text(at: ht_field_name(record)), declared(ownership))
    }
  }

  private static func declared(_ ownership: Ownership) -> DeclaredProperty.Ownership {
    switch ownership {
    case .strong, .boxed: .strong
    case .weak: .weak
    case .unowned: .unowned
    case .unmanaged: .unmanaged
    }
  }
}
