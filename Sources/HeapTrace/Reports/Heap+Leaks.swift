extension Heap {
  /// What has leaked in this process, nil for nothing: objects of the program's own modules that no stack, global, task
  /// or other memory leads to.
  ///
  /// Nothing has to be registered for it. A reference that a thread keeps in a register alone is not in the copy, so two
  /// looks must agree on an object before it is told. It may miss one, as stale memory can look like a reference; it has
  /// no cause to blame one that is in use.
  ///
  /// ```swift
  /// if let report = try Heap.leakReport() {
  ///   complain(report.description)
  ///   exit(70)
  /// }
  /// ```
  /// - Throws: The reason for which the heap could not be looked at.
  public static func leakReport() throws(TraceFailure) -> LeakReport? { try leakReport {} }

  /// The same, with something to do between the two looks where the first has found anything.
  static func leakReport(betweenLooks: () -> Void) throws(TraceFailure) -> LeakReport? {
    let first = try FrozenCopy.run { graph in
      addresses(of: LeakFinder(graph).leaked(), in: graph)
    }
    let hidden = Set(first.split(separator: " ").compactMap { UInt($0) })
    guard !hidden.isEmpty else { return nil }
    betweenLooks()
    let second = try FrozenCopy.run { graph in
      let finder = LeakFinder(graph)
      return finder.report(on: finder.leaked().filter { hidden.contains(~graph.nodes[$0].address) })
    }
    return LeakReport(encoded: second)
  }

  /// Complemented: as they are, the numbers would look like references to the second look.
  private static func addresses(of nodes: [Int], in graph: HeapGraph) -> String {
    nodes.map { String(~graph.nodes[$0].address) }.joined(separator: " ")
  }
}
