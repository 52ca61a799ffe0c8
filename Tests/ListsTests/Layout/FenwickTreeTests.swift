import TestSupport
import Testing

@testable import Lists

@Suite struct FenwickTreeTests {
  @Test(arguments: 0...9)
  func totalsAndPlacesAreThoseOfThePlainNumbers(count: Int) {
    var random = SplitMix(seed: UInt64(count))
    var values = (0..<count).map { _ in Int.random(in: 0...3, using: &random) }
    var tree = FenwickTree(values)
    for _ in 0..<20 {
      #expect(tree.count == count)
      #expect(tree.total == values.reduce(0, +))
      #expect((0...count).map(tree.sum(ofFirst:)) == (0...count).map { values[..<$0].reduce(0, +) })
      let owners = values.indices.flatMap { Array(repeating: $0, count: values[$0]) }
      for (offset, owner) in owners.enumerated() {
        let found = tree.position(of: offset)
        #expect(found.position == owner)
        #expect(found.start == values[..<owner].reduce(0, +))
      }
      guard count > 0 else { return }
      let position = Int.random(in: 0..<count, using: &random)
      let value = Int.random(in: 0...5, using: &random)
      tree.add(value - values[position], at: position)
      values[position] = value
    }
  }
}
