import Formline

/// A change of a model that is measured.
struct ListChange: Sendable {
  let name: String
  /// Milliseconds that it may take with 1,000,000 rows, or nil where none are set.
  let goal: Double?
  /// What the old model of `0..<rows`, in ten sections, becomes.
  let change: @Sendable (_ rows: Int) -> ListOutline
}

/// The rows of a model by identity, and which of them have other content than at first.
struct ListOutline {
  var sections: [[Int]]
  var edited: Set<Int> = []

  /// `identities` dealt out to ten sections of one size.
  init(_ identities: [Int]) {
    let size = (identities.count + 9) / 10
    sections = (0..<10).map { Array(identities.dropFirst($0 * size).prefix(size)) }
  }

  init(rows: Int) { self.init(Array(0..<rows)) }
}

/// The changes, each from the same model.
let listChanges: [ListChange] = [
  ListChange(name: "nothing", goal: 10) { ListOutline(rows: $0) },
  ListChange(name: "append one", goal: 15) { rows in
    var outline = ListOutline(rows: rows)
    outline.sections[9].append(rows)
    return outline
  },
  ListChange(name: "prepend one", goal: 15) { rows in
    var outline = ListOutline(rows: rows)
    outline.sections[0].insert(rows, at: 0)
    return outline
  },
  ListChange(name: "one row edited", goal: 15) { rows in
    var outline = ListOutline(rows: rows)
    outline.edited = [rows / 2]
    return outline
  },
  ListChange(name: "one row moved", goal: 15) { rows in
    var outline = ListOutline(rows: rows)
    outline.sections[7].append(outline.sections[3].remove(at: rows / 20))
    return outline
  },
  ListChange(name: "1% edited", goal: 250) { rows in
    var generator = SeededGenerator(seed: 1)
    var outline = ListOutline(rows: rows)
    outline.edited = Set((0..<rows).shuffled(using: &generator).prefix(rows / 100))
    return outline
  },
  ListChange(name: "1% edited, gone, new or moved", goal: 250) { scatteredEdits(rows: $0) },
  ListChange(name: "half shuffled", goal: 500) { rows in
    var generator = SeededGenerator(seed: 2)
    var identities = Array(0..<rows)
    let places = (0..<rows).shuffled(using: &generator).prefix(rows / 2)
    for (place, identity) in zip(places, places.shuffled(using: &generator)) { identities[place] = identity }
    return ListOutline(identities)
  },
  ListChange(name: "first half shuffled", goal: 500) { rows in
    var generator = SeededGenerator(seed: 3)
    return ListOutline((0..<rows / 2).shuffled(using: &generator) + Array(rows / 2..<rows))
  },
  ListChange(name: "reversed", goal: 500) { ListOutline((0..<$0).reversed()) },
  ListChange(name: "reversed within sections", goal: 500) { rows in
    var outline = ListOutline(rows: rows)
    outline.sections = outline.sections.map { $0.reversed() }
    return outline
  },
  ListChange(name: "all removed", goal: 5) { _ in ListOutline(rows: 0) },
]

/// A quarter of a per cent each of rows with other content, gone, new, and elsewhere, all at random places.
private func scatteredEdits(rows: Int) -> ListOutline {
  var generator = SeededGenerator(seed: 4)
  let quarter = rows / 400
  let chosen = (0..<rows).shuffled(using: &generator).prefix(3 * quarter)
  let moved = Array(chosen.suffix(quarter))
  let leaving = Set(chosen.suffix(2 * quarter))
  var comers: [Int: [Int]] = [:]
  for comer in moved + (rows..<rows + quarter) {
    comers[Int.random(in: 0..<rows, using: &generator), default: []].append(comer)
  }
  var outline = ListOutline(rows: rows)
  outline.edited = Set(chosen.prefix(quarter))
  outline.sections = outline.sections.map { section in
    section.flatMap { (comers[$0] ?? []) + (leaving.contains($0) ? [] : [$0]) }
  }
  return outline
}

/// Random numbers that a seed gives again (SplitMix64, Steele, Lea and Flood 2014).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x2545_f491_4f6c_dd1d }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
