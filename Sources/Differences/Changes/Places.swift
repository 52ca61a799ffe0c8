/// The rows of an old model that are not spoken for, and the places of a new one that are still free.
struct Places {
  /// What a place of the new model holds.
  enum Place {
    case free
    case new
    case taken(IndexPath)
  }

  private var isUsed: [[Bool]]
  private(set) var slots: [[Place]]

  init(oldCounts: [Int], newCounts: [Int]) {
    isUsed = oldCounts.map { [Bool](repeating: false, count: $0) }
    slots = newCounts.map { [Place](repeating: .free, count: $0) }
  }

  /// Takes an old row away; `false` if it is not there, as all functions here.
  mutating func delete(_ path: IndexPath) -> Bool {
    guard isUsed.indices.contains(path.section), isUsed[path.section].indices.contains(path.row),
      !isUsed[path.section][path.row]
    else { return false }
    isUsed[path.section][path.row] = true
    return true
  }

  /// Fills a free place with a new row.
  mutating func insert(_ path: IndexPath) -> Bool { put(.new, at: path) }

  /// Fills a free place with an old row.
  mutating func move(_ from: IndexPath, _ to: IndexPath) -> Bool { delete(from) && put(.taken(from), at: to) }

  /// Fills the free places of a new section with the rows that are left of an old one, in order.
  mutating func keepRest(of oldSection: Int, in section: Int) -> Bool {
    guard isUsed.indices.contains(oldSection) else { return false }
    var rest = isUsed[oldSection].indices.filter { !isUsed[oldSection][$0] }[...]
    for row in slots[section].indices {
      guard case .free = slots[section][row] else { continue }
      guard let oldRow = rest.popFirst() else { return false }
      slots[section][row] = .taken(IndexPath(row: oldRow, section: oldSection))
    }
    return rest.isEmpty
  }

  /// Puts a new row in an old one's stead.
  mutating func replace(_ path: IndexPath) -> Bool {
    guard slots.indices.contains(path.section), slots[path.section].indices.contains(path.row) else {
      return false
    }
    slots[path.section][path.row] = .new
    return true
  }

  private mutating func put(_ place: Place, at path: IndexPath) -> Bool {
    guard slots.indices.contains(path.section), slots[path.section].indices.contains(path.row),
      case .free = slots[path.section][path.row]
    else { return false }
    slots[path.section][path.row] = place
    return true
  }
}
