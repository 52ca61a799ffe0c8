import Differences
import Testing

@testable import Lists

@Suite struct ReuseQueueTests {
  private let path = IndexPath(row: 3, section: 0)

  @Test func theCellOfARowIsGivenForIt() {
    var queue = ReuseQueue()
    let own = ListViewCell(reuseIdentifier: "A")
    let other = ListViewCell(reuseIdentifier: "A")
    queue.put(other)
    queue.put([path: own])
    #expect(queue.isPlaced(path))
    #expect(queue.take("A", for: path) === own)
    #expect(!queue.isPlaced(path))
    #expect(queue.take("A", for: path) === other)
    #expect(queue.take("A", for: path) == nil)
  }

  @Test func butNotIfItIsOfAnotherKind() {
    var queue = ReuseQueue()
    let own = ListViewCell(reuseIdentifier: "A")
    queue.put([path: own])
    #expect(queue.take("B", for: path) == nil)
    #expect(queue.takePlaced()[path] === own)
    #expect(queue.takePlaced().isEmpty)
  }

  @Test func aCellWithoutANameIsNotKept() {
    var queue = ReuseQueue()
    queue.put(ListViewCell())
    #expect(queue.take("", for: nil) == nil)
  }

  @Test func aFewOfEachKindAreKept() {
    var queue = ReuseQueue()
    for _ in 0..<10 { queue.put(ListViewCell(reuseIdentifier: "A")) }
    queue.trim()
    var kept = 0
    while queue.take("A", for: nil) != nil { kept += 1 }
    #expect(kept == ReuseQueue.limit)
  }
}
