import Foundation

/// Measures what the leak checks cost, and how often they are wrong under load; prints a table or a JSON array.
///
/// Takes some minutes: a thousand walks of the heap and five hundred reports, while four threads make and drop objects.
///
/// - Returns: whether every promise was kept: no wrong path, no walk that came to no end, no false leak. A time that is
///   missed is only told.
func runLeakBenchmarks(json: Bool) -> Bool {
  let stages: [() -> [LeakFigure]] = [
    { pathTime(amongObjects: 0, goal: 100) },
    { pathTime(amongObjects: 100_000, goal: 500) },
    { walksUnderLoad(count: 1000) },
    { reportsUnderLoad(count: 500) },
  ]
  var figures: [LeakFigure] = []
  for stage in stages {
    let found = stage()
    if !json { for figure in found { print(figure.row) } }
    figures += found
  }
  if json { print("[\(figures.map(\.json).joined(separator: ",\n "))]") }
  return figures.allSatisfy { $0.isMet || !$0.isPromise }
}
