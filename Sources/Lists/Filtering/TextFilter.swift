/// Finds the rows whose text has a query somewhere in it, as fast as one types.
///
/// ```swift
/// let filter = TextFilter(accounts) { $0.searchText }
/// let rows = filter.matches("tan")          // the rows, from the top
/// let name = accounts[rows[0]].name
/// ```
///
/// Texts are compared character by character without case (`CAFÉ` is `café`, `STRASSE` is `straße`), without width (`ＡＢＣ` is
/// `abc`, `ｶﾞ` is `ガ`), and by canonical equivalence (an `é` is an `é` however it is written). A character is found whole or
/// not at all: `e` is not in `é`, and a family not in a larger one. What is not folded: accents, hiragana and katakana, forms
/// that are only compatible (`²`, `①`, `ﬀ` but for its case mapping), and the order of words.
///
/// The filter keeps a folded copy of all texts, about as large as they are in UTF-8 (less for most other scripts than Latin), and
/// four bytes a row; all texts together have less than 4 GB. Preparing a million rows of 40 letters takes about a sixth of a
/// second, a query a few milliseconds. Who cannot wait that long begins without rows and adds them with `append(_:)`, so
/// many at a time. It is for one isolation domain, and says nothing about rows that change later: make a new one.
public nonisolated final class TextFilter {
  private var texts: FoldedTexts

  /// The queries that led to the last, each a part of the next, with what they found.
  private var earlier: [(needle: [UInt8], matches: TextMatches)] = []

  /// A filter for the texts that `text` gives for `items`, in their order.
  ///
  /// Linear in the length of the texts.
  public init<Items: Sequence>(_ items: Items, text: (Items.Element) -> String) {
    texts = FoldedTexts(items, text: text)
  }

  /// A filter without rows; `expectedRows` are to be added, for which there is room then.
  public init(expectedRows: Int = 0) {
    texts = FoldedTexts(expectedRows: expectedRows)
  }

  /// A filter for rows of another one, in the order in which `rows` names them.
  ///
  /// Linear in the length of the texts, but many times faster than preparing them anew.
  public init(_ filter: TextFilter, rows: [Int]) {
    texts = FoldedTexts(filter.texts, rows: rows)
  }

  /// Adds a row at the end.
  ///
  /// Linear in the length of the text, the first time; after a search it also forgets what was found.
  public func append(_ text: String) {
    if !earlier.isEmpty { earlier = [] }
    texts.append(text)
  }

  /// How many rows there are.
  public var count: Int { texts.count }

  /// The rows in whose text `query` is; all of them for an empty query.
  ///
  /// Linear in the length of the texts; of those that matched before, if `query` only became longer; constant if it became
  /// what it was.
  public func matches(_ query: String) -> TextMatches {
    texts.close()
    guard let needle = texts.needle(query) else { return TextMatches(rows: count, all: false) }
    if needle.bytes.isEmpty { return TextMatches(rows: count, all: true) }
    while let last = earlier.last, !needle.bytes.contains(last.needle) { earlier.removeLast() }
    if let last = earlier.last, last.needle == needle.bytes { return last.matches }
    let found: TextMatches
    // One sweep over all bytes costs what it costs to go to a few rows in a hundred, one by one.
    if let last = earlier.last, last.matches.count < count / 32 {
      found = texts.search(needle, among: last.matches)
    } else {
      found = texts.search(needle)
    }
    earlier.append((needle.bytes, found))
    return found
  }
}
