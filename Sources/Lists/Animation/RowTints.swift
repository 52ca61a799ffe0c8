import Differences
import RxCore

/// Why a row is tinted.
enum RowTint: Hashable {
  case inserted
  case reloaded
}

/// The rows that are tinted just now, and until when.
struct RowTints {
  private var tints: [IndexPath: (tint: RowTint, end: RxTime)] = [:]

  /// The tint of a row.
  subscript(indexPath: IndexPath) -> RowTint? { tints[indexPath]?.tint }

  /// The rows that are tinted.
  var rows: some Sequence<IndexPath> { tints.keys }

  /// When the first of them ends; `nil` where nothing is tinted.
  var nextEnd: RxTime? { tints.values.map(\.end).min() }

  /// Tints rows until `end`.
  mutating func add(_ tint: RowTint, to indexPaths: [IndexPath], until end: RxTime) {
    for indexPath in indexPaths { tints[indexPath] = (tint, end) }
  }

  /// Follows the rows to where a change has brought them; those that are gone take their tint with them.
  mutating func follow(_ place: (IndexPath) -> IndexPath?) {
    var moved: [IndexPath: (tint: RowTint, end: RxTime)] = [:]
    for (indexPath, tint) in tints {
      if let indexPath = place(indexPath) { moved[indexPath] = tint }
    }
    tints = moved
  }

  /// Ends the tints whose time has come.
  mutating func end(at time: RxTime) { tints = tints.filter { $0.value.end > time } }

  /// Ends all.
  mutating func removeAll() { tints = [:] }
}
