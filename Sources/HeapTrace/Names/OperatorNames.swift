import CHeapTrace

/// An operator of a reactive graph, with the place where the program applied it.
struct RxOperator: Hashable {
  /// `map`.
  var name: String
  var file: String?
  var line: UInt64?
}

/// Names the objects of RxCore's graphs by their operators.
///
/// Most operators are one class with a closure that tells them apart: the closure is named after the operator, and it
/// captures the program's own.
final class OperatorNames {
  static let module = "RxCore"
  private let names: CodeNames
  private let images: Images
  private let objects = ObjectLayouts(values: ValueLayouts())
  private var kinds: [UInt: Kind] = [:]

  init(_ names: CodeNames, _ images: Images) {
    self.names = names
    self.images = images
  }

  /// What a node is in a graph of the core's.
  struct Kind {
    /// Whether its class is the core's at all.
    var isOfCore = false
    /// What its class is, nil for one that a program uses by name.
    var core: CoreClass?
    /// Where it keeps the closure that names it.
    fileprivate var closure: Int?
  }

  /// What a node is in a graph of the core's.
  func kind(of node: Node) -> Kind {
    guard node.kind == .object else { return Kind() }
    if let known = kinds[node.metadata] { return known }
    let type = TypeMetadata(address: node.metadata)
    var kind = Kind(isOfCore: type.qualifiedName.hasPrefix("\(Self.module)."))
    if kind.isOfCore { kind.core = CoreClass.named(TypeName.short(type).prefix { $0 != "<" }) }
    if case .partNamed(let property) = kind.core {
      kind.closure = storedProperties(of: type).first { $0.name == property }?.offset
    }
    kinds[node.metadata] = kind
    return kind
  }

  /// The operator that a node is a part of, nil for any other node.
  func name(of node: Node) -> RxOperator? {
    let kind = kind(of: node)
    let name: String? =
      switch kind.core {
      case .part(let name), .inner(let name), .join(let name): name
      case .partNamed: kind.closure.flatMap { self.name(ofClosureAt: $0, in: node.bytes) }
      case .between, nil: nil
      }
    guard let name else { return nil }
    let place = programsCode(in: instance(node), depth: Self.mostClosures)
    return RxOperator(name: name, file: place?.file, line: place?.line)
  }

  /// How many closures may stand around the program's own: the operator's, and what the compiler makes to call it.
  private static let mostClosures = 3

  /// A node without what malloc rounded its block up to, where old memory may be.
  private func instance(_ node: Node) -> UnsafeRawBufferPointer {
    let size = Int(TypeMetadata(address: node.metadata).asClass.instance_size)
    return UnsafeRawBufferPointer(rebasing: node.bytes.prefix(size))
  }

  /// The operator that a closure is named after; one that was made of another by the closure that it gives to that.
  private func name(ofClosureAt offset: Int, in bytes: UnsafeRawBufferPointer) -> String? {
    guard let name = operatorName(ofCode: bytes.word(at: offset)) else { return nil }
    guard let context = context(at: bytes.word(at: offset + 8)) else { return name }
    return closures(in: context).lazy.compactMap { self.operatorName(ofCode: context.word(at: $0)) }.first
      ?? name
  }

  private func operatorName(ofCode code: UInt) -> String? {
    guard images.isCode(code) else { return nil }
    let name = names.code(at: code)
    return name.module == Self.module ? name.function.flatMap(operatorName) : nil
  }

  /// `closure #1 in ObservableType.map(_:)` gives `map`.
  func operatorName(_ function: String) -> String? {
    guard let mark = Substring(function).range(of: "ObservableType.") else { return nil }
    return String(function[mark.upperBound...].prefix { $0 != "(" && $0 != " " })
  }

  /// The places of an object's or a context's words that are the code of a closure: an object's by its layout, of a context
  /// each word at which a function begins.
  ///
  /// What it captures follows it: a last word alone is what malloc rounded the block up to.
  private func closures(in bytes: UnsafeRawBufferPointer) -> [Int] {
    let metadata = TypeMetadata(address: bytes.word(at: 0))
    let places =
      metadata.kind == HT_KIND_CONTEXT
      ? Array(stride(from: MemoryLayout<ht_object>.size, through: bytes.count - 16, by: 8))
      : objects.layout(of: metadata).slots.compactMap { slot in
        if case .function = slot.content { slot.offset } else { nil }
      }
    return places.filter { images.isCode(bytes.word(at: $0)) && names.isFunction(bytes.word(at: $0)) }
  }

  /// The first code that is not the core's own, among closures and what these capture.
  private func programsCode(in bytes: UnsafeRawBufferPointer, depth: Int) -> CodeName? {
    let closures = closures(in: bytes)
    for offset in closures {
      let name = names.code(at: bytes.word(at: offset))
      if name.line != nil, name.module != Self.module, !name.isThunk { return name }
    }
    guard depth > 0 else { return nil }
    for offset in closures {
      if let context = context(at: bytes.word(at: offset + 8)),
        let found = programsCode(in: context, depth: depth - 1)
      {
        return found
      }
    }
    return nil
  }

  /// What a closure captures; nothing where that is a single object, which then is its context.
  private func context(at address: UInt) -> UnsafeRawBufferPointer? {
    let index = ht_block_containing(address)
    guard address != 0, index >= 0, let block = ht_blocks()?[index], block.address == address else {
      return nil
    }
    let bytes = UnsafeRawBufferPointer(start: Memory.pointer(address), count: block.size)
    let metadata = TypeMetadata(address: bytes.word(at: 0))
    guard Memory.word(at: metadata.address) != nil, metadata.kind == HT_KIND_CONTEXT else { return nil }
    return bytes
  }
}
