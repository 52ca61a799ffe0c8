/// Turns a way through the heap into what a reader is told.
///
/// What only stands in between, as the storage of an array or a box, is told as part of the property that leads to
/// it; of the closures, those that the compiler made to call others are left out.
final class PathBuilder {
  private let graph: HeapGraph
  private let names: CodeNames
  private let operators: OperatorNames

  init(_ graph: HeapGraph, _ names: CodeNames) {
    self.graph = graph
    self.names = names
    operators = OperatorNames(names, graph)
  }

  /// - Parameters:
  ///   - way: Nodes that each hold the next.
  ///   - code: The code of the function whose context the first of them is, 0 for anything else.
  /// - Returns: What a reader is told of it.
  func path(_ way: [Int], code: UInt = 0) -> ReferencePath {
    guard let first = way.first else { return ReferencePath(steps: []) }
    var steps = [code == 0 ? step(first) : ReferencePath.Step(holder: .closure(names.code(at: code)))]
    if code != 0, isNamed(first) { steps.append(step(first)) }
    var isInsideCore = operators.kind(of: graph.nodes[first]).core != nil
    for (holder, target) in zip(way, way.dropFirst()) {
      guard let reference = graph.reference(from: holder, to: target) else { continue }
      let isOfCore = isInsideCore || beginsCore(holder, target)
      if !isOfCore { steps[steps.count - 1].label += reference.label }
      if reference.isGuess, !isConfirmed(reference, target) { steps[steps.count - 1].isGuess = true }
      if hasKnownCode(reference) { append(names.code(at: reference.code), to: &steps) }
      isInsideCore =
        isObject(target)
        ? operators.kind(of: graph.nodes[target]).core != nil : isOfCore && !endsInClosure(steps)
      if target != way.last, meets(target, &steps) { continue }
      if target == way.last ? isObject(target) : isNamed(target) || graph.nodes[target].kind.isWork {
        steps.append(step(target))
      }
    }
    return ReferencePath(steps: steps)
  }

  /// Whether a reference is known to be a function's.
  ///
  /// A word that was only looked at may point into code by chance.
  private func hasKnownCode(_ reference: Reference) -> Bool {
    reference.code != 0 && (!reference.isGuess || names.isFunction(reference.code))
  }

  /// Adds a closure, unless a reader is not helped by it; one of an operator as that.
  private func append(_ code: CodeName, to steps: inout [ReferencePath.Step]) {
    if code.isThunk { return }
    guard code.module == OperatorNames.module else {
      steps.append(ReferencePath.Step(holder: .closure(code)))
      return
    }
    guard let name = code.function.flatMap(operators.operatorName) else { return }
    if case .rxOperator(let stage) = steps.last?.holder, stage.name == name { return }
    steps.append(ReferencePath.Step(holder: .rxOperator(RxOperator(name: name))))
  }

  private func endsInClosure(_ steps: [ReferencePath.Step]) -> Bool {
    if case .closure = steps.last?.holder { true } else { false }
  }

  /// Whether what a program knows of the core's, as a relay, refers here to what it does not.
  private func beginsCore(_ holder: Int, _ target: Int) -> Bool {
    operators.kind(of: graph.nodes[holder]).isOfCore && operators.kind(of: graph.nodes[target]).core != nil
  }

  /// Whether a node is where the ways into the operator meet that was told last; it may know that one's line.
  private func meets(_ node: Int, _ steps: inout [ReferencePath.Step]) -> Bool {
    let node = graph.nodes[node]
    guard case .join = operators.kind(of: node).core, case .rxOperator(var last) = steps.last?.holder else {
      return false
    }
    if last.line == nil, let join = operators.name(of: node) {
      last.file = join.file
      last.line = join.line
      steps[steps.count - 1].holder = .rxOperator(last)
    }
    return true
  }

  /// The operator that a node is a part of; for the way of an inner source the one that made it.
  private func stage(_ index: Int) -> RxOperator? {
    let node = graph.nodes[index]
    guard case .inner = operators.kind(of: node).core else { return operators.name(of: node) }
    let ways = graph.targets(of: index).lazy.map(\.node).filter {
      if case .join = self.operators.kind(of: self.graph.nodes[$0]).core { true } else { false }
    }.flatMap { self.graph.edges.holders(of: $0) }
    let makers = ways.lazy.map { self.graph.nodes[$0.node] }.filter {
      if case .partNamed = self.operators.kind(of: $0).core { true } else { false }
    }
    return makers.compactMap { self.operators.name(of: $0) }.first ?? operators.name(of: node)
  }

  /// Whether a node is an object that a reader knows.
  func isNamed(_ node: Int) -> Bool {
    guard isObject(node) else { return false }
    return switch operators.kind(of: graph.nodes[node]).core {
    case .between: false
    case .partNamed: operators.name(of: graph.nodes[node]) != nil
    case .part, .inner, .join, nil: true
    }
  }

  /// Whether a node is an object by itself, not the storage of a value.
  private func isObject(_ node: Int) -> Bool {
    let node = graph.nodes[node]
    guard node.kind == .object else { return false }
    let name = TypeMetadata(address: node.metadata).qualifiedName
    return !Self.storages.contains(where: name.hasPrefix)
  }

  private static let storages = [
    "Swift._ContiguousArrayStorage<", "Swift._DictionaryStorage<", "Swift._SetStorage<",
  ]

  /// The innermost of a task's functions that is not the toolchain's.
  func suspension(of task: Node) -> CodeName? {
    graph.reader.tasks.resumptions(of: task).lazy.filter { self.names.isResumption($0) }.map {
      self.names.code(at: $0)
    }
    .first { name in !name.isThunk && name.module.map { !ToolchainModules.contains($0) } ?? false }
  }

  /// Memory that a holder has of its own is no chance find where the count of the target bears it out.
  private func isConfirmed(_ reference: Reference, _ target: Int) -> Bool {
    reference.isInBuffer && graph.isExactlyExplained(target)
  }

  private func step(_ index: Int) -> ReferencePath.Step {
    let node = graph.nodes[index]
    if let stage = stage(index) { return ReferencePath.Step(holder: .rxOperator(stage)) }
    switch node.kind {
    case .object where isObject(index):
      return ReferencePath.Step(holder: .object(TypeName.short(TypeMetadata(address: node.metadata))))
    case .object: return ReferencePath.Step(holder: .storage)
    case .context, .box, .error: return ReferencePath.Step(holder: .box)
    case .task: return ReferencePath.Step(holder: .task(suspendedIn: suspension(of: node)))
    case .job: return ReferencePath.Step(holder: .task(suspendedIn: nil))
    case .block: return ReferencePath.Step(holder: .block)
    }
  }
}
