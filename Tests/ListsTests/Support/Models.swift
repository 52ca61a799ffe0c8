import TestSupport
import Differences

/// A row known by a number, with text that may change.
struct Item: IdentifiableType, Equatable {
  var identity: Int
  var text: String

  init(_ identity: Int, _ text: String? = nil) {
    self.identity = identity
    self.text = text ?? "row \(identity)"
  }
}

/// Sections of such rows.
typealias Part = AnimatableSectionModel<String, Item>

extension [Part] {
  /// A model at random, or what becomes of another one: some rows go, come, move, change, some sections too.
  static func random(from old: [Part] = [], using random: inout SplitMix) -> [Part] {
    var rows = old.flatMap { $0.items }
    rows.removeAll { _ in Int.random(in: 0..<8, using: &random) == 0 }
    for index in rows.indices where Int.random(in: 0..<8, using: &random) == 0 {
      let number = Int.random(in: 0..<99, using: &random)
      rows[index].text = Bool.random(using: &random) ? "changed \(number)" : "two\nlines \(number)"
    }
    for _ in 0..<Int.random(in: 0...4, using: &random) where rows.count > 1 {
      let row = rows.remove(at: .random(in: rows.indices, using: &random))
      rows.insert(row, at: .random(in: 0...rows.count, using: &random))
    }
    let known = Set(rows.map(\.identity))
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let fresh = Int.random(in: 0..<200, using: &random)
      if !known.contains(fresh), !rows.contains(where: { $0.identity == fresh }) {
        rows.insert(Item(fresh), at: .random(in: 0...rows.count, using: &random))
      }
    }
    var names = old.map(\.model)
    names.removeAll { _ in Int.random(in: 0..<8, using: &random) == 0 }
    for name in ["A", "B", "C", "D", "E"] where !names.contains(name) && Bool.random(using: &random) {
      names.insert(name, at: .random(in: 0...names.count, using: &random))
    }
    if Int.random(in: 0..<4, using: &random) == 0 { names.shuffle(using: &random) }
    guard !names.isEmpty else { return [] }
    // The cuts fall anywhere, so that rows go to other sections, and sections are empty.
    let cuts = (1..<names.count).map { _ in Int.random(in: 0...rows.count, using: &random) }.sorted()
    let ends = cuts + [rows.count]
    return zip(names, zip([0] + cuts, ends)).map { Part(model: $0, items: [Item](rows[$1.0..<$1.1])) }
  }
}
