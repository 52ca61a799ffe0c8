import CHeapTrace

/// Where closure contexts hold references.
///
/// A context is `[metadata][count][generic arguments][captures]`, and its metadata leads to a description of the
/// captures' types. A closure that captures exactly one strong reference has no context: it points to the object.
final class ContextLayouts {
  private let values: ValueLayouts
  private let check: MetadataCheck
  private var known: [UInt: [Slot]] = [:]

  init(values: ValueLayouts, check: MetadataCheck) {
    self.values = values
    self.check = check
  }

  /// The slots of the context at `address`, whose block has `size` bytes.
  func slots(ofContext address: UInt, size: Int) -> [Slot] {
    let metadata = Memory.load(UInt.self, at: address)
    if let slots = known[metadata] { return slots }
    let context = Memory.load(ht_context_metadata.self, at: metadata)
    let first = Int(context.captures_offset)
    guard context.captures != 0 else {
      return [Slot(offset: first, content: .words(size - first), label: "")]
    }
    let description = Memory.load(ht_capture_descriptor.self, at: context.captures)
    let bindings = Int(description.binding_count)
    let arguments = genericArguments(context.captures, description, bindingsAt: address + UInt(first))
    let slots = captureSlots(
      context.captures, count: Int(description.type_count), from: first + 8 * bindings, size: size, arguments)
    // With generic arguments the same metadata serves contexts of several layouts.
    if bindings == 0 { known[metadata] = slots }
    return slots
  }

  private func captureSlots(
    _ captures: UInt, count: Int, from start: Int, size: Int, _ arguments: [UInt]
  ) -> [Slot] {
    var offset = start
    var slots: [Slot] = []
    let context = arguments.isEmpty ? 0 : GenericContext.descriptor(for: arguments.count) ?? 0
    arguments.withUnsafeBufferPointer { arguments in
      let argumentsAt = context == 0 ? 0 : UInt(bitPattern: arguments.baseAddress)
      for index in 0..<count {
        let name = MangledName(address: ht_captured_type(captures, index))
        switch name?.ownership {
        case .weak, .unowned, .unmanaged: offset = offset.rounded(up: 8) + 8
        case .boxed:
          offset = offset.rounded(up: 8)
          slots.append(Slot(offset: offset, content: .reference, label: ""))
          offset += 8
        case .strong, nil:
          if let hasContext = name?.loweredFunctionHasContext {
            offset = offset.rounded(up: 8)
            if hasContext { slots.append(Slot(offset: offset, content: .function, label: "")) }
            offset += hasContext ? 16 : 8
          } else if let type = name?.type(context: context, arguments: argumentsAt) {
            offset = offset.rounded(up: type.alignment)
            slots += values.slots(of: type).map { $0.moved(by: offset) }
            offset += type.size
          } else {
            // From here on nothing is known.
            offset = offset.rounded(up: 8)
            slots.append(Slot(offset: offset, content: .words(size - offset), label: ""))
            return
          }
        }
      }
    }
    return slots
  }

  /// The metadata of the closure's generic arguments, in their order; none where one cannot be found.
  private func genericArguments(
    _ captures: UInt, _ description: ht_capture_descriptor, bindingsAt address: UInt
  ) -> [UInt] {
    var arguments: [UInt] = []
    for index in 0..<Int(description.source_count) {
      let source = ht_metadata_source_of(captures, index)
      // "B2" is the second binding of the closure; other sources lead through a captured value's type.
      guard source != 0, Memory.load(UInt8.self, at: source) == UInt8(ascii: "B") else { return [] }
      let digit = Int(Memory.load(UInt8.self, at: source + 1)) - 48
      guard (0..<Int(description.binding_count)).contains(digit) else { return [] }
      let argument = Memory.load(UInt.self, at: address + 8 * UInt(digit))
      guard check.isType(argument) else { return [] }
      arguments.append(argument)
    }
    return arguments
  }
}
