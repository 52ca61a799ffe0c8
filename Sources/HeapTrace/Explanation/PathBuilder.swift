/// Turns a way through the heap into what a reader is told.
///
/// What only stands in between, as the storage of an array or a box, is told as part of the property that leads to
/// it; of the closures, those that the compiler made to call others are left out.
final class PathBuilder {
  private let graph: HeapGraph
  private let names: CodeNames

  init(_ graph: HeapGraph, _ names: CodeNames) {
    self.graph = graph
    self.names = names
  }

  func path(_ way: [Int]) -> ReferencePath {
    guard let first = way.first else { return ReferencePath(steps: []) }
    var steps = [step(first)]
    for (holder, target) in zip(way, way.dropFirst()) {
      guard let reference = graph.reference(from: holder, to: target) else { continue }
      steps[steps.count - 1].label += reference.label
      if reference.isGuess { steps[steps.count - 1].isGuess = true }
      if reference.code != 0 {
        let code = names.code(at: reference.code)
        if !code.isThunk { steps.append(ReferencePath.Step(holder: .closure(code))) }
      }
      if isNamed(target) || isWork(target) { steps.append(step(target)) }
    }
    return ReferencePath(steps: steps)
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

  private func isWork(_ node: Int) -> Bool { [.task, .job, .block].contains(graph.nodes[node].kind) }

  private func step(_ index: Int) -> ReferencePath.Step {
    let node = graph.nodes[index]
    switch node.kind {
    case .object:
      return ReferencePath.Step(holder: .object(TypeName.short(TypeMetadata(address: node.metadata))))
    case .context, .box, .error: return ReferencePath.Step(holder: .box)
    case .task, .job: return ReferencePath.Step(holder: .task(suspendedIn: nil))
    case .block: return ReferencePath.Step(holder: .block)
    }
  }
}
