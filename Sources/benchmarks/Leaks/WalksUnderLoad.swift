import HeapTrace

/// So many walks of the heap while other threads change it: how many told a wrong path, and how many came to no end.
func walksUnderLoad(count: Int) -> [LeakFigure] {
  let churn = Churn()
  defer { churn.stop() }
  let ring = Ring()
  defer { ring.cut() }
  var wrong = 0, failed = 0
  for _ in 0..<count {
    do {
      if try Heap.whyAlive(ring) != Ring.expected { wrong += 1 }
    } catch {
      failed += 1
    }
  }
  return [
    LeakFigure(
      name: "wrong paths in \(count) walks, four threads churning", value: Double(wrong), goal: 0, unit: "",
      isPromise: true),
    LeakFigure(
      name: "walks of these that crashed or did not end", value: Double(failed), goal: 0, unit: "",
      isPromise: true),
  ]
}
