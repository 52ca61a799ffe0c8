/// Finds what has leaked in a picture of the heap.
struct LeakFinder {
  private let graph: HeapGraph

  init(_ graph: HeapGraph) { self.graph = graph }

  /// Unreachable objects of the program's own modules.
  func leaked() -> [Int] {
    let census = Census(graph)
    return graph.unreachable().filter(census.isOwn)
  }

  /// One entry a type, each with a cycle unless that was told before.
  func report(on leaked: [Int]) -> String {
    let explainer = Explainer(graph)
    let byType = Dictionary(grouping: leaked) {
      TypeName.short(TypeMetadata(address: graph.nodes[$0].metadata))
    }
    var told: Set<Int> = []
    let entries = byType.sorted { $0.key < $1.key }.map { type, nodes in
      let untold = nodes.first { !told.contains($0) }
      let cycle = untold.flatMap(graph.cycle)
      told.formUnion(cycle ?? [])
      return LeakReport.Entry(
        type: type, count: nodes.count,
        cycle: untold.flatMap { cycle == nil ? nil : explainer.cycle(through: $0)?.text })
    }
    return LeakReport.encoded(entries)
  }
}
