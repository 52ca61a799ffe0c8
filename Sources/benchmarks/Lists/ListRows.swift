import Formline

/// A row of which the whole is one machine word of identity and one of content.
struct NumberRow: IdentifiableType, Equatable {
  let identity: Int
  var content: Int

  static func row(_ identity: Int) -> NumberRow { NumberRow(identity: identity, content: identity) }
  mutating func edit() { content += 1 }
}

/// A row with a text too long to lie within the row itself: each copy of a model has texts of its own.
struct TextRow: IdentifiableType, Equatable {
  let identity: Int
  var content: String

  static func row(_ identity: Int) -> TextRow {
    TextRow(identity: identity, content: "user.\(identity)@example.com")
  }
  mutating func edit() { content += "!" }
}

/// A row known by a text too long to lie within the row itself.
struct NamedRow: IdentifiableType, Equatable {
  let identity: String
  var content: Int

  static func row(_ identity: Int) -> NamedRow {
    NamedRow(identity: "user.\(identity)@example.com", content: identity)
  }
  mutating func edit() { content += 1 }
}

/// A row that can be made from a number.
protocol BenchmarkRow: IdentifiableType, Equatable {
  static func row(_ identity: Int) -> Self
  mutating func edit()
}

extension NumberRow: BenchmarkRow {}
extension TextRow: BenchmarkRow {}
extension NamedRow: BenchmarkRow {}

/// The model that `outline` describes.
///
/// Every call builds every row anew, so that two models share nothing.
func model<Row: BenchmarkRow>(_ outline: ListOutline) -> [AnimatableSectionModel<Int, Row>] {
  outline.sections.enumerated().map { section, identities in
    AnimatableSectionModel(
      model: section,
      items: identities.map { identity in
        var row = Row.row(identity)
        if outline.edited.contains(identity) { row.edit() }
        return row
      })
  }
}
