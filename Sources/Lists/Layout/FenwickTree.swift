/// Numbers whose running totals are found, and changed, in O(log n).
///
/// P. M. Fenwick, "A new data structure for cumulative frequency tables", Software: Practice and Experience 24(3),
/// 1994. The tree is an array: node i (from 1) holds the sum of the i & -i numbers that end at i.
struct FenwickTree {
  private var nodes: [Int]

  /// A tree of `values`, none of them negative; O(n).
  init(_ values: some Sequence<Int>) {
    nodes = [0]
    nodes.append(contentsOf: values)
    for index in nodes.indices.dropFirst() {
      let parent = index + index & -index
      if parent < nodes.count { nodes[parent] += nodes[index] }
    }
  }

  /// How many numbers there are.
  var count: Int { nodes.count - 1 }

  /// The sum of the first `count` numbers; O(log n).
  func sum(ofFirst count: Int) -> Int {
    var sum = 0
    var index = count
    while index > 0 {
      sum += nodes[index]
      index &= index - 1
    }
    return sum
  }

  /// The sum of all; O(log n).
  var total: Int { sum(ofFirst: count) }

  /// Adds `difference` to the number at `position`; O(log n).
  mutating func add(_ difference: Int, at position: Int) {
    var index = position + 1
    while index < nodes.count {
      nodes[index] += difference
      index += index & -index
    }
  }

  /// The number in which the running total passes `offset`, and the total before it; O(log n).
  ///
  /// Numbers of zero are never found. `offset` lies within `0..<total`.
  func position(of offset: Int) -> (position: Int, start: Int) {
    var position = 0
    var left = offset
    var step = 1
    while step * 2 < nodes.count { step *= 2 }
    while step > 0 {
      let next = position + step
      if next < nodes.count, nodes[next] <= left {
        position = next
        left -= nodes[next]
      }
      step /= 2
    }
    return (position, offset - left)
  }
}
