import Formline

/// Measures one change of a model of `rows` rows.
func measureChange<Row: BenchmarkRow>(
  _ change: ListChange, rows: Int, kind: String, of type: Row.Type, rounds: Int
) throws -> ListFigure {
  let old: [AnimatableSectionModel<Int, Row>] = model(ListOutline(rows: rows))
  let new: [AnimatableSectionModel<Int, Row>] = model(change.change(rows))
  // The round in which memory is measured is not timed: it warms up.
  var moves = 0
  let peak = try peakMegabytes { moves = try differences(from: old, to: new).movedItems.count }
  var times: [Elapsed] = []
  for _ in 0..<rounds {
    times.append(
      try Elapsed {
        guard try differences(from: old, to: new).movedItems.count == moves else {
          throw BenchmarkFailure("\(change.name): not the same changes twice")
        }
      })
  }
  return ListFigure(
    name: "\(change.name), \(rows) \(kind)", elapsed: times.median, peakMegabytes: peak,
    goal: rows == 1_000_000 ? change.goal : change.name.hasPrefix("1%") ? 10 : nil)
}

/// By hand, what nothing can be faster than that compares all rows, or hashes them with the standard library.
func measureLimits<Row: BenchmarkRow>(rows: Int, kind: String, of type: Row.Type, rounds: Int) -> [ListFigure]
{
  let old: [AnimatableSectionModel<Int, Row>] = model(ListOutline(rows: rows))
  let new: [AnimatableSectionModel<Int, Row>] = model(ListOutline(rows: rows))
  var scans: [Elapsed] = []
  var dictionaries: [Elapsed] = []
  var count = 0
  for _ in 0..<rounds {
    scans.append(Elapsed { if old == new { count += 1 } })
    dictionaries.append(
      Elapsed {
        var places: [Row.Identity: IndexPath] = [:]
        for (section, model) in old.enumerated() {
          for (row, item) in model.items.enumerated() {
            places[item.identity] = IndexPath(row: row, section: section)
          }
        }
        count += places.count
      })
  }
  // Read, so that the work cannot be left out.
  precondition(count == rounds * (rows + 1))
  return [
    ListFigure(name: "by hand: == of the models, \(rows) \(kind)", elapsed: scans.median),
    ListFigure(name: "by hand: a dictionary of the keys, \(rows) \(kind)", elapsed: dictionaries.median),
  ]
}
