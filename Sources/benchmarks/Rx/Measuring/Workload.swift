/// One thing to measure: what the core does, and the same by hand in plain Swift, which is the floor.
struct Workload {
  let name: String
  /// How many events, or subscriptions, one call of a body handles.
  let events: Int
  let core: () -> Void
  let twin: () -> Void
  /// How many times the floor it may cost, as the goal says.
  let goal: Double
}

/// What was measured, in nanoseconds and allocations an event; bytes where a row is about the heap.
struct RxFigure {
  let name: String
  let unit: String
  let value: Double
  let twin: Double
  let ratio: Double
  /// Swift objects an event; `nil` where they cannot be counted, or the row is not about events.
  let allocations: Double?
  /// The same of the twin.
  let twinAllocations: Double?
  let goal: Double

  /// Whether the core allocates at each event where the work by hand does not.
  var allocatesMore: Bool {
    guard let allocations, let twinAllocations else { return false }
    return twinAllocations == 0 && allocations > 0
  }

  var row: String {
    "\(name.padded(to: 50)) \(value.short.padded(to: 10, left: true)) \(unit)"
      + "   twin \(twin.short.padded(to: 9, left: true))   ratio \(ratio.short.padded(to: 6, left: true))"
      + " (goal \(goal.short)\(ratio > goal ? ": NO" : ""))   allocations \(allocations?.short ?? "-")"
      + " twin \(twinAllocations?.short ?? "-")\(allocatesMore ? ": NO" : "")"
  }

  var json: String {
    #"{"name":"\#(name)","nsPerEvent":\#(value),"twinNsPerEvent":\#(twin),"ratio":\#(ratio),"#
      + #""allocationsPerEvent":\#(allocations.map { "\($0)" } ?? "null")}"#
  }
}
