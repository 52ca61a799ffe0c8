import CHeapTrace

/// An operator of a reactive graph, with the place where the program applied it.
struct RxOperator: Hashable {
  /// `map`.
  var name: String
  var file: String?
  var line: UInt64?
}

/// Names the stages of RxCore's graphs by their operators.
///
/// Most operators are one class, `Stage`, with a closure that tells them apart: the closure is named after the operator,
/// and it captures the program's own. Nothing of RxCore is needed here but these names.
final class OperatorNames {
  static let module = "RxCore"
  private let names: CodeNames
  private var bodies: [UInt: Int?] = [:]

  init(_ names: CodeNames) { self.names = names }

  /// The operator of a stage, nil for any other node.
  func name(of node: Node) -> RxOperator? {
    guard node.kind == .object, let offset = bodyOffset(TypeMetadata(address: node.metadata)) else {
      return nil
    }
    let code = node.bytes.word(at: offset)
    guard code != 0, let function = names.code(at: code).function, let name = operatorName(function) else {
      return nil
    }
    var found = RxOperator(name: name)
    if let place = programsCode(inContext: node.bytes.word(at: offset + 8)) {
      found.file = place.file
      found.line = place.line
    }
    return found
  }

  private func bodyOffset(_ type: TypeMetadata) -> Int? {
    if let known = bodies[type.address] { return known }
    let isStage = type.qualifiedName.hasPrefix("\(Self.module).Stage<")
    let offset = isStage ? storedProperties(of: type).first { $0.name == "body" }?.offset : nil
    bodies[type.address] = .some(offset)
    return offset
  }

  /// `closure #1 in ObservableType.map(_:)` gives `map`.
  func operatorName(_ function: String) -> String? {
    guard let mark = Substring(function).range(of: "ObservableType.") else { return nil }
    return String(function[mark.upperBound...].prefix { $0 != "(" && $0 != " " })
  }

  /// The first code among a closure's captures that is not the core's own.
  private func programsCode(inContext context: UInt) -> CodeName? {
    let index = ht_block_containing(context)
    guard context != 0, index >= 0, let block = ht_blocks()?[index], block.address == context else {
      return nil
    }
    let bytes = UnsafeRawBufferPointer(start: Memory.pointer(context), count: block.size)
    return stride(from: MemoryLayout<ht_object>.size, to: bytes.count, by: 8).lazy
      .map { self.names.code(at: bytes.word(at: $0)) }
      .first { $0.line != nil && $0.module != Self.module && !$0.isThunk }
  }
}
