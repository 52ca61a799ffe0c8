/// What a layout must know of a section before it is seen: how many rows, and what stands around them.
struct SectionHeights: Equatable {
  /// The header's height.
  var header = 0
  /// How many rows there are; their heights are known later, if they differ.
  var rowCount: Int
  /// The footer's height.
  var footer = 0
}
