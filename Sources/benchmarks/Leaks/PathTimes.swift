import HeapTrace

/// The time in which a retain cycle is found, the median of 20 looks, among so many other objects; and how many of the
/// looks told anything else.
func pathTime(amongObjects count: Int, goal: Double) -> [LeakFigure] {
  let rows = (0..<(count / 4)).map(CrowdRow.init)
  let ring = Ring()
  defer { ring.cut() }
  let clock = ContinuousClock()
  var wrong = 0
  let times = (0..<20).map { _ in
    clock.measure {
      do {
        let text = try Heap.whyAlive(ring)
        if text != Ring.expected { wrong += 1 }
      } catch {
        wrong += 1
      }
    } / .milliseconds(1)
  }
  withExtendedLifetime(rows) {}
  return [
    LeakFigure(
      name: count == 0
        ? "a path in a small process, median of 20" : "a path among \(count) objects, median of 20",
      value: times.sorted()[times.count / 2], goal: goal, unit: "ms"),
    LeakFigure(
      name: "paths of these 20 that are wrong or missing", value: Double(wrong), goal: 0, unit: "",
      isPromise: true),
  ]
}

/// Four objects: itself, the storage of its array, that of its text, and the context of its closure.
private final class CrowdRow {
  let title: String
  let tags: [String]
  var action: (() -> Int)?

  init(_ number: Int) {
    title = "row number \(number) with a title that needs memory"
    tags = ["\(number)"]
    action = { [title, number] in title.count + number }
  }
}

/// Two objects that hold each other.
final class Ring {
  static let expected = "retain cycle: Ring.other -> Ring.other -> Ring"
  private var other: Ring?

  init() { other = Ring(self) }

  private init(_ other: Ring) { self.other = other }

  /// Opens the cycle.
  func cut() { other = nil }
}
