/// One figure of the leak checks, with what it is to stay below or at.
struct LeakFigure {
  var name: String
  var value: Double
  var goal: Double
  var unit: String
  /// Whether it is a promise and not a time, which is longer on a busy machine.
  var isPromise = false

  var isMet: Bool { value <= goal }

  /// One row of the table.
  var row: String {
    "\(name.padded(to: 60)) \(value.short.padded(to: 9, left: true)) \(unit.padded(to: 6))"
      + "   goal \(goal.short.padded(to: 9, left: true)) \(isMet ? "met" : "missed")"
  }

  /// One object of the JSON array.
  var json: String { #"{"name":"\#(name)","value":\#(value),"goal":\#(goal),"unit":"\#(unit)"}"# }
}
