import Formline
import Foundation

/// What is typed key by key, each word from nothing.
private let typedWords = ["tanaka", "TA", "example", "zzz", "ＡＮＮＡ", "佐藤 9", "カナ", "99999", "com", "jörg"]

/// Filter as you type: from a key to the frame that shows what matches, beside `fzf --filter` on the same lines.
///
/// The time is that of the slowest key. fzf's is that of a whole run, in which it reads the lines; this program's
/// reading is the preparation, which is printed for itself.
@MainActor func measureFiltering(rows: Int) throws -> [ListFigure] {
  let accounts = (0..<rows).map(ListedAccount.init)
  var filter = TextFilter([ListedAccount]()) { $0.text }
  var preparation = Elapsed(milliseconds: 0, cpuMilliseconds: 0)
  let memory = peakMegabytes { preparation = Elapsed { filter = TextFilter(accounts) { $0.text } } }

  let workspace = try Workspace()
  let lines = try workspace.file("lines.txt", accounts.map(\.text).joined(separator: "\n") + "\n")
  var figures = [
    ListFigure(name: "filter: \(rows) texts prepared", elapsed: preparation, peakMegabytes: memory)
  ]
  for word in typedWords {
    let keys = word.unicodeScalars.map { KeyPress(.scalar($0)) }
    let times = try play(keys, on: accounts, filter)
    let peer = peerMilliseconds(of: word, workspace, lines)
    figures.append(
      ListFigure(
        name: "filter: “\(word)” typed, \(filter.matches(word).count) rows", elapsed: times.longest,
        peer: peer.map { ("fzf --filter", $0) }, goal: 16))
  }
  return figures
}

/// Milliseconds from each key to the frame that shows the rows that match.
@MainActor private func play(
  _ keys: [KeyPress], on accounts: [ListedAccount], _ filter: TextFilter
) throws -> [Elapsed] {
  let query = BehaviorRelay(value: "")
  let screen = ListScreen { key in
    guard case .scalar(let scalar) = key.key else { return false }
    query.accept(query.value + String(scalar))
    return true
  }
  query.map { filter.matches($0) }
    .bind(to: screen.list.rx.items(cellIdentifier: "Row")) { (_, match: Int, cell: ListViewCell) in
      cell.textLabel?.text = accounts[match].text
    }
    .disposed(by: screen.bag)
  return try screen.play(keys)
}

/// Milliseconds of a whole run of `fzf --filter`; `nil` where it is not installed.
func peerMilliseconds(of word: String, _ workspace: Workspace, _ lines: String) -> Double? {
  let command = ["fzf", "--filter", word, "--exact", "-i", "--no-sort"]
  var status: Int32 = -1
  let time = nanoseconds {
    status = (try? Child(command, environment: workspace.environment, input: lines).wait()) ?? -1
  }
  // It ends with 1 where nothing matches.
  return (0...1).contains(status) ? time / 1e6 : nil
}
