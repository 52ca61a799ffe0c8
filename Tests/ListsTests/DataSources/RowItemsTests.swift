import Testing

@testable import Lists

@Suite struct RowItemsTests {
  @Test func whatCanBeLookedAtAnywhereIsKeptAsItIs() {
    var asked: [Int] = []
    let items = RowItems(
      (10..<1_000_000_000).lazy.map { number in
        asked.append(number)
        return "\(number)"
      })
    #expect(items.count == 999_999_990)
    #expect(items[500_000_000] == "500000010")
    #expect(asked == [500_000_010])
    #expect(RowItems([1, 2, 3, 4].dropFirst(2))[1] == 4)
  }

  @Test func anythingElseIsGoneThroughOnce() {
    let items = RowItems(sequence(first: 1) { $0 < 64 ? $0 * 2 : nil })
    #expect(items.count == 7)
    #expect((0..<7).map { items[$0] } == [1, 2, 4, 8, 16, 32, 64])
    #expect(RowItems(Set(["a"]))[0] == "a")
    #expect(RowItems<Int>().count == 0)
  }
}
