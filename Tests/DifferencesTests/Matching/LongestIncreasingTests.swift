@testable import Differences
import Testing

@Suite struct LongestIncreasingTests {
  @Test(
    arguments: [
      ([], []), ([0], [true]), ([0, 1, 2], [true, true, true]), ([2, 1, 0], [false, false, true]),
      ([1, 2, 3, 0], [true, true, true, false]), ([3, 0, 1, 2], [false, true, true, true]),
      ([0, 8, 4, 12, 2, 10, 6, 14], [true, false, false, false, true, false, true, true]),
    ] as [([Int], [Bool])])
  func rowsThatStay(rows: [Int], stay: [Bool]) {
    #expect(longestIncreasing(rows.enumerated().map { Matching.Run(old: $1, new: $0, count: 1) }) == stay)
  }

  @Test func aLongRunOutweighsMoreShortOnes() {
    let runs = [
      Matching.Run(old: 20, new: 0, count: 5), Matching.Run(old: 0, new: 5, count: 1),
      Matching.Run(old: 5, new: 6, count: 1), Matching.Run(old: 10, new: 7, count: 2),
    ]
    #expect(longestIncreasing(runs) == [true, false, false, false])
  }
}
