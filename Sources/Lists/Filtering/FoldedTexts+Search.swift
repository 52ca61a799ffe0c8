nonisolated extension FoldedTexts {
  /// The rows that have `needle`, found in one sweep over all bytes.
  func search(_ needle: Needle) -> TextMatches {
    TextMatches(rows: count) { insert in
      // The buffer lives as long as this closure, and its padding is what the needle may read behind the last row.
      bytes.withUnsafeBytes { text in
        let end = text.count - FoldedTexts.padding - needle.bytes.count + 1
        var row = 0
        var place = 0
        while let found = needle.find(in: text, from: place, before: end) {
          row = self.row(of: found, from: row)
          insert(row)
          row += 1
          place = Int(starts[row])
          if row == count { break }
        }
      }
    }
  }

  /// The rows that have `needle` of those that are in `matches`.
  func search(_ needle: Needle, among matches: TextMatches) -> TextMatches {
    TextMatches(rows: count) { insert in
      // As above.
      bytes.withUnsafeBytes { text in
        for row in matches {
          let end = Int(starts[row + 1]) - needle.bytes.count
          if needle.find(in: text, from: Int(starts[row]), before: end) != nil { insert(row) }
        }
      }
    }
  }
}
