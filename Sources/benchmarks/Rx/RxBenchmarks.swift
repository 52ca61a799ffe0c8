/// Measures the core beside the same work by hand, and prints a table or a JSON array.
///
/// - Returns: whether the core allocates at no event where the work by hand does not.
@MainActor func runRxBenchmarks(json: Bool) -> Bool {
  let workloads = [
    relayWorkload(subscribers: 1, goal: 6.7),
    relayWorkload(subscribers: 10, goal: 2),
    relayWorkload(subscribers: 1000, goal: 2),
    chainWorkload(),
    driverWorkload(),
    mapsWorkload(),
    combineLatestWorkload(),
    withLatestFromWorkload(),
    flatMapLatestWorkload(),
    subscriptionWorkload(live: 0, goal: 2.5),
    subscriptionWorkload(live: 1000, goal: 2),
    stringWorkload(),
    mergeWorkload(),
    binderWorkload(),
  ]
  var figures = workloads.map { measure($0) }
  figures += [mapHeapFigure(), driverHeapFigure()].compactMap { $0 }
  if json {
    print("[\(figures.map(\.json).joined(separator: ",\n "))]")
  } else {
    for figure in figures { print(figure.row) }
  }
  return !figures.contains { $0.allocatesMore }
}
