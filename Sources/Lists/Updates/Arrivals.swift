import Differences

/// Rows that came into the sections of a new model, walked from the top.
struct Arrivals {
  private let runs: [IndexPathSet.Run]
  private let moves: [Transition<IndexPath>]
  private var run = 0
  private var move = 0
  private var section = 0
  private var before = 0

  init(_ changes: Changeset) {
    runs = changes.insertedItems.runs
    moves = changes.movedItems
  }

  /// Goes on to a section further below.
  mutating func enter(_ section: Int) {
    while run < runs.count, runs[run].section < section { run += 1 }
    while move < moves.count, moves[move].to.section < section { move += 1 }
    self.section = section
    before = 0
  }

  /// The row of the one that is number `rank` among those that stayed; to be asked from the top.
  mutating func row(ofStaying rank: Int) -> Int {
    while true {
      let place = rank + before
      if run < runs.count, runs[run].section == section, runs[run].rows.lowerBound <= place {
        before += runs[run].rows.count
        run += 1
      } else if move < moves.count, moves[move].to.section == section, moves[move].to.row <= place {
        before += 1
        move += 1
      } else {
        return place
      }
    }
  }
}
