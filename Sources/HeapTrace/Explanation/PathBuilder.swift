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
    operators = OperatorNames(names)
  }

  /// - Parameters:
  ///   - way: Nodes that each hold the next.
  ///   - code: The code of the function whose context the first of them is, 0 for anything else.
  /// - Returns: What a reader is told of it.
  func path(_ way: [Int], code: UInt = 0) -> ReferencePath {
    guard let first = way.first else { return ReferencePath(steps: []) }
    var steps = [code == 0 ? step(first) : ReferencePath.Step(holder: .closure(names.code(at: code)))]
    if code != 0, isNamed(first) { steps.append(step(first)) }
    for (holder, target) in zip(way, way.dropFirst()) {
      guard let reference = graph.reference(from: holder, to: target) else { continue }
      steps[steps.count - 1].label += reference.label
      if reference.isGuess, !isConfirmed(reference, target) { steps[steps.count - 1].isGuess = true }
      if hasKnownCode(reference) { append(names.code(at: reference.code), to: &steps) }
      if isNamed(target) || graph.nodes[target].kind.isWork { steps.append(step(target)) }
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

  /// Whether a node is an object that a reader knows.
  func isNamed(_ node: Int) -> Bool {
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
    if let stage = operators.name(of: node) { return ReferencePath.Step(holder: .rxOperator(stage)) }
    switch node.kind {
    case .object where isNamed(index):
      return ReferencePath.Step(holder: .object(TypeName.short(TypeMetadata(address: node.metadata))))
    case .object: return ReferencePath.Step(holder: .storage)
    case .context, .box, .error: return ReferencePath.Step(holder: .box)
    case .task: return ReferencePath.Step(holder: .task(suspendedIn: suspension(of: node)))
    case .job: return ReferencePath.Step(holder: .task(suspendedIn: nil))
    case .block: return ReferencePath.Step(holder: .block)
    }
  }
}
