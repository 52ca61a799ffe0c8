import Differences

/// Cells that show no row and wait to show another.
struct ReuseQueue {
  /// How many cells of a kind wait at most while nothing moves.
  static let limit = 4

  private var waiting: [String: [ListViewCell]] = [:]
  private var placed: [IndexPath: ListViewCell] = [:]

  /// Takes a cell in that shows no row any more; one without an identifier is not used again.
  mutating func put(_ cell: ListViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    waiting[identifier, default: []].append(cell)
  }

  /// Takes cells in that show rows still, to be filled in anew for the same rows if it comes to that.
  ///
  /// A cell that is filled in with what it shows already has nothing to draw.
  mutating func put(_ cells: [IndexPath: ListViewCell]) { placed.merge(cells) { $1 } }

  /// Whether the cell that showed this row waits for it.
  func isPlaced(_ indexPath: IndexPath) -> Bool { placed[indexPath] != nil }

  /// The cell that showed this row, or any other of that kind that waits.
  mutating func take(_ identifier: String, for indexPath: IndexPath?) -> ListViewCell? {
    if let indexPath, let cell = placed[indexPath], cell.reuseIdentifier == identifier {
      placed[indexPath] = nil
      return cell
    }
    return waiting[identifier]?.popLast()
  }

  /// Gives out the cells that were put in with their rows and not asked for.
  mutating func takePlaced() -> [IndexPath: ListViewCell] {
    defer { placed = [:] }
    return placed
  }

  /// Lets go of the cells beyond the limit.
  mutating func trim() {
    for (identifier, cells) in waiting where cells.count > Self.limit {
      waiting[identifier] = Array(cells.prefix(Self.limit))
    }
  }
}
