/// Of runs that ascend in the new model, those that may stay where they are, so that as few rows as possible move.
///
/// They are a longest increasing subsequence of the rows' old places, found by patience sorting (Fredman, "On computing the
/// length of longest increasing subsequences", 1975) with one search for each run: the rows of a run follow each
/// other, so they lie on neighbouring piles, and a longest subsequence takes a run whole or not at all. O(rows + runs ×
/// log rows) time, eight bytes a row.
///
/// - Parameter runs: no two hold the same old row.
/// - Returns: for each run, whether it stays.
func longestIncreasing(_ runs: [Matching.Run]) -> [Bool] {
  let none = UInt32.max
  // For each length of a subsequence, the smallest old row that one of that length can end with, and that row's run.
  var ends: [UInt32] = []
  var runOfEnd: [UInt32] = []
  var previous = [UInt32](repeating: none, count: runs.count)
  for (number, run) in runs.enumerated() {
    let start = UInt32(run.old)
    var pile = ends.count
    if let last = ends.last, last > start {
      var low = 0
      while low < pile {
        let middle = (low + pile) / 2
        if ends[middle] < start { low = middle + 1 } else { pile = middle }
      }
    }
    previous[number] = pile > 0 ? runOfEnd[pile - 1] : none
    for ahead in 0..<run.count {
      let row = start + UInt32(ahead)
      if pile + ahead < ends.count {
        ends[pile + ahead] = row
        runOfEnd[pile + ahead] = UInt32(number)
      } else {
        ends.append(row)
        runOfEnd.append(UInt32(number))
      }
    }
  }
  var stays = [Bool](repeating: false, count: runs.count)
  var number = runOfEnd.last ?? none
  while number != none {
    stays[Int(number)] = true
    number = previous[Int(number)]
  }
  return stays
}
