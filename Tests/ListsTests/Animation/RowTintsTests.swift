import Differences
import RxCore
import Testing

@testable import Lists

@Suite struct RowTintsTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func theyEndInTheirTime() {
    var tints = RowTints()
    #expect(tints.nextEnd == nil)
    tints.add(.inserted, to: [path(0)], until: .seconds(1))
    tints.add(.reloaded, to: [path(1)], until: .seconds(2))
    #expect(tints.nextEnd == .seconds(1))
    tints.end(at: .seconds(1))
    #expect(tints[path(0)] == nil)
    #expect(tints[path(1)] == .reloaded)
    tints.removeAll()
    #expect(tints.nextEnd == nil)
  }

  @Test func theyFollowTheirRows() {
    var tints = RowTints()
    tints.add(.inserted, to: [path(0), path(1)], until: .seconds(1))
    tints.follow { $0.row == 0 ? path(5) : nil }
    #expect(Array(tints.rows) == [path(5)])
    #expect(tints[path(5)] == .inserted)
  }
}
