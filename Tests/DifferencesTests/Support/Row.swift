import Differences

/// A row that knows which model it was made for, which no comparison sees.
struct Row: IdentifiableType, Equatable, CustomStringConvertible {
  var identity: String
  var content = 0
  var origin = 0

  static func == (left: Row, right: Row) -> Bool {
    left.identity == right.identity && left.content == right.content
  }

  var description: String { "\(identity)=\(content)" }
}

/// The head of a section: a name that stays and a title that may change.
struct Head: IdentifiableType, Equatable, CustomStringConvertible {
  var identity: String
  var title = 0

  var description: String { "\(identity)#\(title)" }
}

typealias Section = AnimatableSectionModel<Head, Row>

extension Section {
  /// A section with a row for each word: `a b c`.
  init(_ name: String, _ words: String) {
    self.init(
      model: Head(identity: name), items: words.split(separator: " ").map { Row(identity: String($0)) })
  }
}
