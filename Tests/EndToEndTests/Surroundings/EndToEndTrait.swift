import Testing

/// Lets only a few tests run their programs at a time.
///
/// Every test may start at once and wait in parallel; a machine that runs dozens of terminals at once would make
/// each of them slow enough to miss its deadlines.
struct EndToEndTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Slots.shared.take()
    do {
      try await function()
    } catch {
      await Slots.shared.giveBack()
      throw error
    }
    await Slots.shared.giveBack()
  }
}

extension Trait where Self == EndToEndTrait {
  /// The test drives real programs.
  static var endToEnd: Self { EndToEndTrait() }
}

/// A fixed number of places, given out in the order of asking.
actor Slots {
  static let shared = Slots(count: 4)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(count: Int) { free = count }

  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func giveBack() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
