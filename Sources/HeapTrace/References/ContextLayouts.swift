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
    let start = first + 8 * Int(description.binding_count)
    let arguments = genericArguments(
      context.captures, description, bindingsAt: address + UInt(first), capturesAt: address + UInt(start))
    let attempts = ([0] + GenericContext.descriptors(for: arguments.count)).lazy.map { generics in
      self.captures(of: context.captures, Int(description.type_count), start..<size, generics, arguments)
    }
    let slots = (attempts.first { $0.isComplete } ?? attempts[0]).slots
    // With generic arguments the same metadata serves contexts of several layouts.
    if description.source_count == 0 { known[metadata] = slots }
    return slots
  }

  private struct Captures {
    var slots: [Slot] = []
    /// Whether each captured type could be named.
    var isComplete = true
    var offset: Int

    mutating func append(_ content: Slot.Content?, size: Int) {
      offset = offset.rounded(up: 8)
      if let content { slots.append(Slot(offset: offset, content: content, label: "")) }
      offset += size
    }
  }

  /// Lays the captures out one after another, with `arguments` in the generic context that `generics` describes.
  private func captures(
    of descriptor: UInt, _ count: Int, _ range: Range<Int>, _ generics: UInt, _ arguments: [UInt]
  ) -> Captures {
    var found = Captures(offset: range.lowerBound)
    for index in 0..<count {
      let name = MangledName(address: ht_captured_type(descriptor, index))
      switch name?.ownership {
      case .weak, .unowned, .unmanaged: found.append(nil, size: 8)
      case .boxed: found.append(.reference, size: 8)
      case .strong, nil:
        if let hasContext = name?.loweredFunctionHasContext {
          found.append(hasContext ? .function : nil, size: hasContext ? 16 : 8)
        } else if name?.isClass == true {
          found.append(.reference, size: 8)
        } else if let type = name.flatMap({ type($0, generics, arguments) }) {
          found.offset = found.offset.rounded(up: type.alignment)
          found.slots += values.slots(of: type).map { $0.moved(by: found.offset) }
          found.offset += type.size
        } else {
          // From here on nothing is known.
          found.append(.words(range.upperBound - found.offset), size: 0)
          found.isComplete = false
          return found
        }
      }
    }
    return found
  }

  private func type(_ name: MangledName, _ generics: UInt, _ arguments: [UInt]) -> TypeMetadata? {
    guard generics != 0 else { return name.type() }
    return arguments.withUnsafeBufferPointer {
      name.type(context: generics, arguments: UInt(bitPattern: $0.baseAddress))
    }
  }

  /// The metadata of the closure's generic arguments, in the order of the parameters; none where one cannot be found.
  private func genericArguments(
    _ descriptor: UInt, _ description: ht_capture_descriptor, bindingsAt bindings: UInt,
    capturesAt captures: UInt
  ) -> [UInt] {
    var arguments: [(parameter: String, metadata: UInt?)] = []
    for index in 0..<Int(description.source_count) {
      let source = ht_metadata_source_of(descriptor, index)
      let name = ht_sourced_parameter(descriptor, index)
      guard source != 0, name != 0 else { return [] }
      var reader = MetadataSourceReader(
        text: Memory.text(at: source), bindings: bindings, captures: captures, check: check)
      let metadata = reader.metadata().flatMap { check.isType($0) ? $0 : nil }
      // One parameter may have several sources.
      let parameter = Memory.text(at: name)
      if let known = arguments.firstIndex(where: { $0.parameter == parameter }) {
        arguments[known].metadata = arguments[known].metadata ?? metadata
      } else {
        arguments.append((parameter, metadata))
      }
    }
    let found = arguments.compactMap(\.metadata)
    return found.count == arguments.count ? found : []
  }
}
