import HeapTrace

/// So many reports on the whole process, in which nothing leaks: how many told of a leak.
func reportsUnderLoad(count: Int) -> [LeakFigure] {
  let churn = Churn()
  defer { churn.stop() }
  var wrong = 0, failed = 0
  for _ in 0..<count {
    do {
      if let report = try Heap.leakReport() {
        wrong += 1
        complain(report.description)
      }
    } catch {
      failed += 1
    }
  }
  return [
    LeakFigure(
      name: "false leaks in \(count) whole-process reports under load", value: Double(wrong), goal: 0,
      unit: "", isPromise: true),
    LeakFigure(
      name: "reports of these that could not be made", value: Double(failed), goal: 0, unit: "",
      isPromise: true),
  ]
}
