import TestSupport
import Differences

/// Two models that a seed gives: the second is the first, changed here and there, or something else altogether.
struct RandomModels {
  private(set) var old: [Section] = []
  private(set) var new: [Section] = []
  private var generator: SplitMix
  private var nextName = 0

  init(seed: UInt64, sections: Int = 5, rows: Int = 8) {
    generator = SplitMix(seed: seed)
    for _ in 0..<upTo(sections) { old.append(section(rows: upTo(rows))) }
    new = old
    for _ in 0..<upTo(seed.isMultiple(of: 5) ? 60 : 8) { change(rows: rows) }
    if seed.isMultiple(of: 11) { new.reverse() }
    if seed.isMultiple(of: 13) { shuffleAll() }
    new = new.map { section in
      Section(
        original: section,
        items: section.items.map { Row(identity: $0.identity, content: $0.content, origin: 1) })
    }
  }

  private mutating func upTo(_ most: Int) -> Int { Int.random(in: 0...most, using: &generator) }

  /// A name that was not there before: often one that only Unicode's rules tell from another.
  private mutating func name() -> String {
    nextName += 1
    let bases = ["e\u{301}", "👩‍👩‍👧", "ﬁ", "한글", "a", "\u{1100}\u{1161}", "🇩🇪", "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢", ""]
    return bases[nextName % bases.count] + String(nextName / bases.count)
  }

  private mutating func section(rows: Int) -> Section {
    Section(
      model: Head(identity: name(), title: upTo(1)),
      items: (0..<rows).map { _ in Row(identity: name(), content: upTo(3)) })
  }

  private mutating func change(rows: Int) {
    guard !new.isEmpty else { return new.append(section(rows: upTo(rows))) }
    let one = upTo(new.count - 1)
    let other = upTo(new.count - 1)
    switch upTo(11) {
    case 0: new.remove(at: one)
    case 1: new.insert(section(rows: upTo(rows)), at: one)
    case 2: new.insert(new.remove(at: one), at: other)
    case 3: new[one].model.title += 1
    case 4: new[one].items = []
    case 5, 6: new[one].items.insert(Row(identity: name()), at: upTo(new[one].items.count))
    default: changeRow(one, other)
    }
  }

  private mutating func changeRow(_ one: Int, _ other: Int) {
    guard !new[one].items.isEmpty else { return }
    var row = new[one].items.remove(at: upTo(new[one].items.count - 1))
    let place = upTo(4)
    if place == 0 { return }
    if place == 1 { row.content += 1 }
    // The same name in its other canonical form is the same name.
    if place == 2 { row.identity = decomposed(row.identity) }
    let target = place == 3 ? one : other
    new[target].items.insert(row, at: upTo(new[target].items.count))
  }

  private func decomposed(_ name: String) -> String {
    name.replacing("e\u{301}", with: "é").replacing("\u{1100}\u{1161}", with: "가")
  }

  private mutating func shuffleAll() {
    var rows = new.flatMap(\.items).shuffled(using: &generator)
    for section in new.indices {
      new[section].items = Array(rows.prefix(new[section].items.count))
      rows.removeFirst(new[section].items.count)
    }
  }
}
