import CHeapTrace

/// A type as the runtime describes it, by the address of its metadata.
struct TypeMetadata: Hashable {
  let address: UInt

  init(address: UInt) { self.address = address }

  init(_ type: Any.Type) { self.address = unsafeBitCast(type, to: UInt.self) }

  var kind: Int { Int(truncatingIfNeeded: Memory.load(UInt.self, at: address)) }

  /// The type itself.
  ///
  /// The address is that of metadata: `MetadataCheck` has looked at it, or other metadata named it.
  var type: Any.Type { unsafeBitCast(address, to: Any.Type.self) }

  /// `Module.Outer.Name<Argument>`.
  var qualifiedName: String { _typeName(type, qualified: true) }

  var witnesses: ht_value_witnesses { Memory.load(ht_value_witnesses.self, at: witnessesAddress) }
  private var witnessesAddress: UInt { Memory.load(UInt.self, at: address - 8) }

  var size: Int { witnesses.size }
  var alignment: Int { Int(witnesses.flags & UInt32(HT_WITNESS_ALIGNMENT_MASK)) + 1 }
  /// The distance of two values in an array.
  var stride: Int { max(1, size.rounded(up: alignment)) }
  /// Whether an existential keeps such a value in a box rather than in itself.
  var isBoxedInExistentials: Bool { witnesses.flags & UInt32(HT_WITNESS_IS_NOT_INLINE) != 0 }
  /// False for enums that C has declared.
  var hasEnumWitnesses: Bool { witnesses.flags & UInt32(HT_WITNESS_HAS_ENUM_WITNESSES) != 0 }

  var isClass: Bool { kind == HT_KIND_CLASS }
  var asClass: ht_class_metadata { Memory.load(ht_class_metadata.self, at: address) }

  /// The class above, nil for a class without one.
  var superclass: TypeMetadata? {
    let above = asClass.superclass
    return above == 0 ? nil : TypeMetadata(address: above)
  }

  /// The descriptor of a nominal type, 0 for any other.
  var descriptor: UInt {
    switch kind {
    case HT_KIND_CLASS: asClass.descriptor
    case HT_KIND_STRUCT, HT_KIND_ENUM, HT_KIND_OPTIONAL:
      Memory.load(ht_value_metadata.self, at: address).descriptor
    default: 0
    }
  }

  /// Where the type's generic arguments stand, 0 where there are none or where they cannot be told.
  var genericArguments: UInt {
    switch kind {
    case HT_KIND_STRUCT, HT_KIND_ENUM, HT_KIND_OPTIONAL:
      return address + UInt(MemoryLayout<ht_value_metadata>.size)
    case HT_KIND_CLASS:
      guard descriptor != 0 else { return 0 }
      let described = Memory.load(ht_class_descriptor.self, at: descriptor)
      guard described.type.flags & UInt32(HT_DESCRIPTOR_IS_GENERIC) != 0,
        described.type.flags & UInt32(HT_DESCRIPTOR_HAS_RESILIENT_SUPERCLASS) == 0
      else { return 0 }
      return address + 8 * UInt(described.positive_size_in_words &- described.immediate_members)
    default: return 0
    }
  }

  /// The n-th generic argument, where it is a type.
  func genericArgument(_ index: Int) -> TypeMetadata? {
    let arguments = genericArguments
    guard arguments != 0 else { return nil }
    return TypeMetadata(address: Memory.load(UInt.self, at: arguments + 8 * UInt(index)))
  }
}

extension Int {
  /// The next multiple of a power of two.
  func rounded(up alignment: Int) -> Int { (self + alignment - 1) & ~(alignment - 1) }
}
