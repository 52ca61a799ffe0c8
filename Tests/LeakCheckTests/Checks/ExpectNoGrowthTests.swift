import LeakCheck
import TestSupport
import Testing

@Suite(.inOwnProcess, .enabled(if: Screen.noPath == nil)) struct ExpectNoGrowthTests {
  @Test func whatComesAndGoesPasses() {
    expectNoGrowth(after: 50) { _ = Screen.clean() }
  }

  @Test func whatACacheCollectsFails() {
    let messages = failures {
      expectNoGrowth(after: 5) { Cache.shared.rows.append(Row()) }
    }
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix(
        "Row: 5 more after 5 repetitions, and again\nheld by a global: Cache.shared -> Cache.rows[") == true)
  }

  @Test func workMayWait() async {
    await expectNoGrowth(after: 50) {
      await Task.yield()
      _ = Screen.clean()
    }
  }

  private func failures(_ body: () -> Void) -> [String] {
    let log = FailureLog()
    withKnownIssue {
      body()
    } matching: {
      log.append($0)
    }
    return log.messages
  }
}

private final class Cache: @unchecked Sendable {
  static let shared = Cache()
  var rows: [Row] = []
}
private final class Row {}
