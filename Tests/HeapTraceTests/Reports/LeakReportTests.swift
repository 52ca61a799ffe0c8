@testable import HeapTrace
import TestSupport
import Testing

@Suite(.inOwnProcess, .whereHeapsAreSeen) struct LeakReportTests {
  @Test func itCountsWhatLeakedAndTellsACycle() throws {
    let watchers = (0..<20).map { _ in leak() }
    overwriteStack()
    let report = try #require(try Heap.leakReport())
    let entries = report.entries.filter { $0.type.hasPrefix("Lost") }
    #expect(entries.map(\.type) == ["LostModel", "LostScreen"])
    // The latest may still be referred to by what the calls have left behind.
    #expect(entries.allSatisfy { (1...20).contains($0.count) })
    #expect(entries[0].cycle == "LostModel.screen -> LostScreen.model -> LostModel")
    #expect(watchers.count == 20)
    #expect(report.description.hasPrefix("\(report.count) leaked objects\n"))
    #expect(report.description.contains(" x LostModel: LostModel.screen -> LostScreen.model -> LostModel"))
  }

  @Test func whatIsInUseIsNotReported() throws {
    let model = KeptModel()
    let screen = KeptScreen(model)
    model.screen = screen
    let types = try Heap.leakReport()?.entries.map(\.type) ?? []
    #expect(!types.contains { $0.hasPrefix("Kept") })
    withExtendedLifetime(screen) {}
  }

  /// A weak reference is not one that keeps an object in use.
  ///
  /// Without touching it here: that would be one for a moment.
  @Test func whatIsReferredToWeaklyIsReportedAllTheSame() throws {
    let watchers = (0..<20).map { _ in leakWatched() }
    overwriteStack()
    let types = try Heap.leakReport()?.entries.map(\.type) ?? []
    #expect(types.contains("Watched"))
    #expect(watchers.count == 20)
  }

  /// What the first look misses may be in a register of another thread.
  @Test func whatOneLookAloneTakesForALeakIsNotReported() throws {
    let watchers = (0..<20).map { _ in leakHidden() }
    overwriteStack()
    // Back in use before the second look.
    let types =
      try Heap.leakReport { foundAgain = watchers.compactMap(\.object) }?.entries.map(\.type) ?? []
    #expect(!types.contains("Hidden"))
    #expect(foundAgain.count == 20)
    foundAgain = []
  }

  @Test func whatBothLooksTakeForALeakIs() throws {
    let watchers = (0..<20).map { _ in leakHidden() }
    overwriteStack()
    let types = try Heap.leakReport {}?.entries.map(\.type) ?? []
    #expect(types.contains("Hidden"))
    #expect(watchers.count == 20)
  }

  @inline(never) private func leakHidden() -> Watcher {
    let hidden = Hidden()
    hidden.itself = hidden
    return Watcher(object: hidden)
  }

  /// Of a thread's heap, what was trimmed from its end is where the walk puts its own tables.
  @Test func theWalksOwnTablesAreNoReferences() throws {
    let types = SideThread {
      var large = (0..<8_000).map { _ in [UInt8](repeating: 1, count: 1_000) }
      large.removeAll()
      let watchers = (0..<20).map { _ in leakOnAThread() }
      overwriteStack()
      let report = Result { try Heap.leakReport() }
      return withExtendedLifetime(watchers) { report.map { $0?.entries.map(\.type) ?? [] } }
    }.join()
    #expect(try types.get().contains("Stray"))
  }

  /// Watched, or an optimiser might see that nobody would miss them.
  @inline(never) private func leak() -> Watcher {
    let model = LostModel()
    model.screen = LostScreen(model)
    return Watcher(object: model)
  }

  @inline(never) private func leakOnAThread() -> Watcher {
    let lost = Stray()
    lost.itself = lost
    return Watcher(object: lost)
  }

  @inline(never) private func leakWatched() -> Watcher {
    let watched = Watched()
    watched.itself = watched
    return Watcher(object: watched)
  }
}

private final class LostModel { var screen: LostScreen? }
private final class LostScreen {
  let model: LostModel
  init(_ model: LostModel) { self.model = model }
}
private final class KeptModel { var screen: KeptScreen? }
private final class KeptScreen {
  let model: KeptModel
  init(_ model: KeptModel) { self.model = model }
}
private final class Hidden { var itself: Hidden? }
// `nonisolated(unsafe)`: one test alone sets and reads it.
nonisolated(unsafe) private var foundAgain: [AnyObject] = []
private final class Stray { var itself: Stray? }
private final class Watched { var itself: Watched? }
private struct Watcher { weak var object: AnyObject? }
