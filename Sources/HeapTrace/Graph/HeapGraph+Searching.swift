extension HeapGraph {
  /// The shortest way along references from `start` back to itself, as the nodes on it with `start` at both ends; nil for
  /// none.
  ///
  /// References that are guessed are only followed where there is no way without.
  func cycle(through start: Int) -> [Int]? {
    certainCycle(through: start) ?? shortestWay(from: start, to: start, withGuesses: true)
  }

  /// The same without guesses.
  func certainCycle(through start: Int) -> [Int]? {
    shortestWay(from: start, to: start, withGuesses: false)
  }

  private func shortestWay(from start: Int, to end: Int, withGuesses: Bool) -> [Int]? {
    var cameFrom: [Int: Int] = [:]
    var queue = [start]
    var head = 0
    while head < queue.count {
      let node = queue[head]
      head += 1
      for target in targets(of: node) {
        guard cameFrom[target.node] == nil, !target.isGuess || (withGuesses && !isFullyExplained(target.node))
        else {
          continue
        }
        if target.node == end { return way(to: node, cameFrom, start) + [end] }
        guard target.node != start else { continue }
        cameFrom[target.node] = node
        queue.append(target.node)
      }
    }
    return nil
  }

  private func way(to node: Int, _ cameFrom: [Int: Int], _ start: Int) -> [Int] {
    Array(sequence(first: node) { $0 == start ? nil : cameFrom[$0] }).reversed()
  }

  /// Everything that leads to a node by strong references, the nearest first.
  struct Holders {
    /// The node itself comes first.
    fileprivate(set) var nodes: [Int]
    fileprivate var next: [Int: Int]

    /// The way from a holder to the node.
    func way(from holder: Int) -> [Int] { Array(sequence(first: holder) { next[$0] }) }
  }

  /// References that are guessed are only followed where `withGuesses`, and to nodes that nothing holds for certain.
  func holders(of node: Int, withGuesses: Bool) -> Holders {
    var found = Holders(nodes: [node], next: [:])
    var seen: Set<Int> = [node]
    var head = 0
    while head < found.nodes.count {
      let current = found.nodes[head]
      head += 1
      let isHeldForCertain = edges.holders(of: current).contains { !$0.isGuess }
      let followsGuesses = withGuesses && !isHeldForCertain
      for holder in edges.holders(of: current) where followsGuesses || !holder.isGuess {
        guard seen.insert(holder.node).inserted else { continue }
        found.next[holder.node] = current
        found.nodes.append(holder.node)
      }
    }
    return found
  }
}
