import CHeapTrace

/// The objects of the program's own modules, by type.
struct Census {
  private let graph: HeapGraph

  init(_ graph: HeapGraph) { self.graph = graph }

  /// Whether a node is an object whose class none of the toolchain's modules declares.
  func isOwn(_ index: Int) -> Bool {
    let node = graph.nodes[index]
    guard node.kind == .object, !node.isStatic else { return false }
    return graph.ownTypes.contains(TypeMetadata(address: node.metadata))
  }

  /// The name of a node's type.
  func name(_ index: Int) -> String { TypeName.short(TypeMetadata(address: graph.nodes[index].metadata)) }

  /// How many there are of each type.
  func counts() -> [TypeMetadata: Int] {
    graph.nodes.indices.lazy.filter(isOwn).reduce(into: [:]) { counts, index in
      counts[TypeMetadata(address: graph.nodes[index].metadata), default: 0] += 1
    }
  }
}
