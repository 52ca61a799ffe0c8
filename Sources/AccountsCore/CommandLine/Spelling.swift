/// Finds what somebody may have meant.
nonisolated enum Spelling {
  /// The candidate that is nearest to `text`.
  ///
  /// That is the one that begins with it, or else the one that differs in the fewest letters, if they are no
  /// more than every third.
  ///
  /// - Complexity: O(candidates x length squared).
  static func nearest<Candidate>(
    to text: String, among candidates: [Candidate], name: (Candidate) -> String
  ) -> Candidate? {
    if text.count > 2, let begun = candidates.first(where: { name($0).hasPrefix(text) }) { return begun }
    let distances = candidates.map { (candidate: $0, distance: distance(text, name($0))) }
    guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, text.count / 3) ? best.candidate : nil
  }

  /// How many letters must be changed, added, left out or exchanged with their neighbour (the optimal string
  /// alignment distance).
  static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var rows = [Array(0...right.count)]
    for row in 1..<(left.count + 1) {
      rows.append([row] + Array(repeating: 0, count: right.count))
      for column in 1..<(right.count + 1) {
        let change = left[row - 1] == right[column - 1] ? 0 : 1
        var best = min(
          rows[row - 1][column] + 1, rows[row][column - 1] + 1, rows[row - 1][column - 1] + change)
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          best = min(best, rows[row - 2][column - 2] + 1)
        }
        rows[row][column] = best
      }
    }
    return rows[left.count][right.count]
  }
}
