/// The medians of many short rounds; core and twin take turns, so that both meet the same noise.
///
/// The ratio is the median of the rounds' own ratios: a slow moment of the machine falls on both of a round.
func measure(_ workload: Workload, rounds: Int = 21, warmUp: Int = 2) -> RxFigure {
  let repetitions = max(1, 40_000 / max(1, workload.events))
  var core: [Double] = []
  var twin: [Double] = []
  for round in 0..<(rounds + warmUp) {
    let twinTime = nanoseconds { for _ in 0..<repetitions { workload.twin() } }
    let coreTime = nanoseconds { for _ in 0..<repetitions { workload.core() } }
    if round < warmUp { continue }
    let events = Double(repetitions * workload.events)
    twin.append(twinTime / events)
    core.append(coreTime / events)
  }
  func allocationsAnEvent(_ body: () -> Void) -> Double? {
    countAllocations(body).map { Double($0) / Double(workload.events) }
  }
  return RxFigure(
    name: workload.name, unit: "ns", value: core.median, twin: twin.median,
    ratio: zip(core, twin).map { $0 / $1 }.median,
    allocations: allocationsAnEvent(workload.core), twinAllocations: allocationsAnEvent(workload.twin),
    goal: workload.goal)
}
