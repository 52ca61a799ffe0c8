import Differences

/// A part of a list that takes rows of the screen.
enum ListPart: Hashable {
  /// The header of a section.
  case header(section: Int)
  /// A row of the list.
  case row(IndexPath)
  /// The footer of a section.
  case footer(section: Int)
}

/// A part and the rows of the content that it takes, from the content's top.
struct PlacedPart: Equatable {
  var part: ListPart
  var rows: Range<Int>
}
