/// Finds out why objects are alive.
final class Explainer {
  private let graph: HeapGraph
  private let names: CodeNames
  private let paths: PathBuilder
  private lazy var globals = Globals(graph)

  init(_ graph: HeapGraph) {
    self.graph = graph
    names = CodeNames(images: graph.images)
    paths = PathBuilder(graph, names)
  }

  /// Why the object at `address` is alive: the shortest cycle through it, else a global, else what else holds it.
  func explain(_ address: UInt) -> Explanation {
    guard let node = graph.index(of: address) else { return .notFound }
    if let cycle = cycle(through: node) { return .cycle(cycle) }
    return explainHolders(of: node, withGuesses: false) ?? explainHolders(of: node, withGuesses: true)
      ?? fromOutside(node)
  }

  /// The cycle through a node, told from the node on.
  func cycle(through node: Int) -> ReferencePath? {
    graph.cycle(through: node).map { paths.path($0) }
  }

  private func explainHolders(of node: Int, withGuesses: Bool) -> Explanation? {
    let holders = graph.holders(of: node, withGuesses: withGuesses)
    let work = likeliestWork(holders.nodes)
    for holder in holders.nodes {
      // Each guess may be a wrong one: the nearest holder is told, of whatever kind.
      if withGuesses, holder == work { return .heldByWork(paths.path(holders.way(from: holder))) }
      if let global = owningGlobal(of: holder) {
        return .global(global.name, paths.path(holders.way(from: holder), code: global.code))
      }
    }
    for holder in holders.nodes.dropFirst() {
      guard let cycle = graph.certainCycle(through: holder) else { continue }
      return .heldByCycle(paths.path(startingAtObject(cycle)), paths.path(holders.way(from: holder)))
    }
    return work.map { .heldByWork(paths.path(holders.way(from: $0))) }
  }

  /// The nearest task, job or block; rather one that is known to be in the midst of the program's own functions, since in
  /// any task's memory there is also what others have left.
  private func likeliestWork(_ holders: [Int]) -> Int? {
    let work = holders.filter { graph.nodes[$0].kind.isWork }
    return work.first { graph.nodes[$0].kind != .task || paths.suspension(of: graph.nodes[$0]) != nil }
      ?? work.first
  }

  private func fromOutside(_ node: Int) -> Explanation {
    let holders = graph.holders(of: node, withGuesses: true)
    let top = holders.nodes.last { graph.edges.holders(of: $0).isEmpty } ?? node
    let referrers = graph.referrers(of: graph.nodes[top].address)
    return top == node ? .notHeld(referrers) : .heldFromOutside(paths.path(holders.way(from: top)), referrers)
  }

  /// The same cycle, begun at an object rather than at what it holds in between.
  private func startingAtObject(_ cycle: [Int]) -> [Int] {
    let ring = cycle.dropLast()
    guard let first = ring.firstIndex(where: { paths.isNamed($0) }) else { return cycle }
    return Array(ring[first...] + ring[..<first] + [ring[first]])
  }

  private struct Global {
    var name: String?
    /// The code of the function that it keeps, 0 for anything else.
    var code: UInt = 0
  }

  /// A global that holds a node strongly.
  ///
  /// What the compiler laid out in an image is as good as one.
  private func owningGlobal(of node: Int) -> Global? {
    if graph.nodes[node].isStatic {
      return Global(name: names.global(at: graph.nodes[node].address).map(GlobalName.short))
    }
    let places = globals.places(of: node)
    guard !places.isEmpty, !graph.isFullyExplained(node) else { return nil }
    for place in places {
      guard let symbol = names.global(at: place) else { return Global(name: nil) }
      guard GlobalName.isOwning(symbol) else { continue }
      let before = Memory.word(at: place - 8) ?? 0
      return Global(name: GlobalName.short(symbol), code: graph.images.isCode(before) ? before : 0)
    }
    return nil
  }
}
