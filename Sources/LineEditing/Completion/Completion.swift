/// What Tab does with the answers that could stand for the text before the cursor.
struct Completion: Equatable {
  /// What replaces the text before the cursor; `nil` where it is as long as it can get.
  var replacement: String?
  /// The answers to choose from, where there is more than one.
  var offered: [String]

  /// Completes `text` as far as all candidates agree.
  ///
  /// O(length of the candidates).
  init(_ text: String, candidates: [String]) {
    var seen: Set<String> = []
    let distinct = candidates.filter { seen.insert($0).inserted }
    offered = distinct.count > 1 ? distinct : []
    guard let common = Completion.commonPrefix(of: distinct), common != text else { return }
    // Candidates that differ from the text in case only may agree on less than is there already.
    if common.hasPrefix(text) || common.count >= text.count { replacement = common }
  }

  private static func commonPrefix(of texts: [String]) -> String? {
    guard var common = texts.first else { return nil }
    for text in texts.dropFirst() {
      let length = zip(common, text).prefix { $0 == $1 }.count
      common = String(common.prefix(length))
    }
    return common
  }
}
