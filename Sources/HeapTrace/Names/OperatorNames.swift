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
  private let graph: HeapGraph
  private var kinds: [UInt: Kind] = [:]

  init(_ names: CodeNames, _ graph: HeapGraph) {
    self.names = names
    self.graph = graph
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
      case .partNamed: kind.closure.flatMap { self.name(ofClosureAt: $0, in: node) }
      case .between, nil: nil
      }
    guard let name else { return nil }
    let place = programsCode(in: node, depth: Self.mostClosures)
    return RxOperator(name: name, file: place?.file, line: place?.line)
  }

  /// How many closures may stand around the program's own: the operator's, and what the compiler makes to call it.
  private static let mostClosures = 3

  /// The operator that a closure is named after; one that was made of another by the closure that it gives to that.
  private func name(ofClosureAt offset: Int, in node: Node) -> String? {
    guard let name = operatorName(ofCode: node.bytes.word(at: offset)) else { return nil }
    guard let context = context(at: node.bytes.word(at: offset + 8)) else { return name }
    return closures(in: context).lazy.compactMap { self.operatorName(ofCode: $0.code) }.first ?? name
  }

  private func operatorName(ofCode code: UInt) -> String? {
    guard graph.images.isCode(code) else { return nil }
    let name = names.code(at: code)
    return name.module == Self.module ? name.function.flatMap(operatorName) : nil
  }

  /// `closure #1 in ObservableType.map(_:)` gives `map`.
  func operatorName(_ function: String) -> String? {
    guard let mark = Substring(function).range(of: "ObservableType.") else { return nil }
    return String(function[mark.upperBound...].prefix { $0 != "(" && $0 != " " })
  }

  /// The functions that an object or a context holds, by its layout: a word that malloc rounded the block up with, or one
  /// between two captures, may be old memory that looks like one.
  private func closures(in node: Node) -> [(code: UInt, context: UInt)] {
    graph.reader.functionPlaces(in: node).compactMap { offset in
      let code = node.bytes.word(at: offset)
      guard graph.images.isCode(code), names.isFunction(code) else { return nil }
      return (code, node.bytes.word(at: offset + 8))
    }
  }

  /// The first code that is not the core's own, among closures and what these capture.
  private func programsCode(in node: Node, depth: Int) -> CodeName? {
    let closures = closures(in: node)
    for closure in closures {
      let name = names.code(at: closure.code)
      if name.line != nil, name.module != Self.module, !name.isThunk { return name }
    }
    guard depth > 0 else { return nil }
    for closure in closures {
      if let context = context(at: closure.context),
        let found = programsCode(in: context, depth: depth - 1)
      {
        return found
      }
    }
    return nil
  }

  /// What a closure captures; nothing where that is a single object, which then is its context.
  private func context(at address: UInt) -> Node? {
    guard address != 0, let index = graph.index(of: address), graph.nodes[index].kind == .context else {
      return nil
    }
    return graph.nodes[index]
  }
}
