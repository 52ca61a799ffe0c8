import HeapTrace
import TestSupport
import Testing

@Suite(.inOwnProcess, .whereHeapsAreSeen) struct GrowthTests {
  @Test func whatEachRepetitionLeavesIsTold() throws {
    let growth = try Heap.growth(after: 20) { Cache.shared.grown.append(Grown()) }
    let texts = growth.filter { $0.type == "Grown" }.map(\.description)
    #expect(texts.count == 1)
    let beginning =
      "Grown: 20 more after 20 repetitions, and again\nheld by a global: Cache.shared -> Cache.grown["
    #expect(texts.first?.hasPrefix(beginning) == true, "\(texts)")
  }

  @Test func whatIsMadeOnceIsNot() throws {
    var cache: [Int: Cached] = [:]
    let growth = try Heap.growth(after: 20) {
      cache[1] = cache[1] ?? Cached()
      _ = Passing()
    }
    #expect(!growth.contains { ["Cached", "Passing"].contains($0.type) })
  }

  @Test func workMayWait() async throws {
    var kept: [GrownSlowly] = []
    let growth = try await Heap.growth(after: 5) {
      await Task.yield()
      kept.append(GrownSlowly())
    }
    #expect(growth.contains { $0.type == "GrownSlowly" && $0.objects == 5 })
    #expect(kept.count == 11)
  }
}

private final class Cache: @unchecked Sendable {
  static let shared = Cache()
  var grown: [Grown] = []
}
private final class Grown {}
private final class GrownSlowly {}
private final class Cached {}
private final class Passing {}
