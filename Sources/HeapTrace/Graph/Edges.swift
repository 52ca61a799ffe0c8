/// The references between nodes, both ways, in flat tables.
struct Edges {
  /// A reference's other end.
  struct End {
    fileprivate let bits: UInt32

    init(_ node: Int, isGuess: Bool) { bits = UInt32(node) << 1 | (isGuess ? 1 : 0) }

    var node: Int { Int(bits >> 1) }
    var isGuess: Bool { bits & 1 == 1 }
  }

  private var outgoing: Table
  private var incoming: Table

  /// Asks `read` for the references of each node.
  ///
  /// Linear in nodes and references.
  init(count: Int, _ read: (_ node: Int, _ add: (_ target: Int, _ isGuess: Bool) -> Void) -> Void) {
    var starts: [Int] = [0]
    starts.reserveCapacity(count + 1)
    var ends: [End] = []
    var sizes = [Int](repeating: 0, count: count + 1)
    for node in 0..<count {
      read(node) { target, isGuess in
        ends.append(End(target, isGuess: isGuess))
        sizes[target + 1] += 1
      }
      starts.append(ends.count)
    }
    outgoing = Table(starts: starts, ends: ends)
    for node in 0..<count { sizes[node + 1] += sizes[node] }
    var holders = [End](repeating: End(0, isGuess: false), count: ends.count)
    var next = sizes
    for node in 0..<count {
      for end in outgoing[node] {
        holders[next[end.node]] = End(node, isGuess: end.isGuess)
        next[end.node] += 1
      }
    }
    incoming = Table(starts: sizes, ends: holders)
  }

  /// What `node` refers to.
  func targets(of node: Int) -> ArraySlice<End> { outgoing[node] }

  /// What refers to `node`.
  func holders(of node: Int) -> ArraySlice<End> { incoming[node] }

  private struct Table {
    var starts: [Int]
    var ends: [End]

    subscript(node: Int) -> ArraySlice<End> { ends[starts[node]..<starts[node + 1]] }
  }
}
