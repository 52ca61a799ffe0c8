/// Where the mark stands that shows which part of the content is in sight.
struct ScrollIndicator {
  /// What it is made of.
  static let mark = "▐"

  /// The rows of the view that it takes: at least one, and none where everything is in sight.
  let thumb: Range<Int>

  init(rows: Int, inset: EdgeInsets, covered: EdgeInsets, content: Int, offset: Int) {
    let first = min(rows, max(0, inset.top))
    let track = max(0, rows - first - max(0, inset.bottom))
    let seen = max(1, rows - covered.top - covered.bottom)
    guard track > 0, content > seen else {
      thumb = first..<first
      return
    }
    let length = max(1, min(track, Int(Double(track) * Double(seen) / Double(content))))
    let hidden = content - seen
    let position = min(hidden, max(0, offset + covered.top))
    // At an end only where the content is.
    var start = Int((Double(track - length) * Double(position) / Double(hidden)).rounded())
    if position > 0, start == 0, track - length > 1 { start = 1 }
    if position < hidden, start == track - length, track - length > 1 { start -= 1 }
    thumb = first + start..<first + start + length
  }
}
