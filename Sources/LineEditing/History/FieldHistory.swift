import CEditLine

/// One field's entries, as libedit's history commands see them.
final class FieldHistory {
  let handle: OpaquePointer
  /// The entries, oldest first.
  private(set) var entries: [String] = []

  /// An empty history.
  init() {
    guard let handle = history_winit() else { preconditionFailure("no memory for a history") }
    self.handle = handle
    var event = HistEventW()
    // Without a size libedit keeps nothing.
    _ = cel_history_int(handle, &event, H_SETSIZE, Int32(HistoryFormat.entryLimit))
  }

  deinit { history_wend(handle) }

  /// Takes other entries, oldest first.
  func replace(with entries: [String]) {
    var event = HistEventW()
    _ = cel_history(handle, &event, H_CLEAR)
    self.entries = entries.suffix(HistoryFormat.entryLimit)
    for entry in self.entries {
      _ = FieldHistory.stored(entry).withWideString { cel_history_text(handle, &event, H_ENTER, $0) }
    }
  }

  /// The entry that libedit looked at last, and its age (1 is the newest).
  var current: (age: Int, entry: String)? {
    var event = HistEventW()
    // Entries are numbered from 1 since the last H_CLEAR.
    guard cel_history(handle, &event, H_CURR) == 0, entries.indices.contains(Int(event.num) - 1) else {
      return nil
    }
    let index = Int(event.num) - 1
    return (entries.count - index, entries[index])
  }

  /// libedit takes one line end and then one space off what it recalls; an entry that ends so gets a spare pair.
  private static func stored(_ entry: String) -> [Unicode.Scalar] {
    let scalars = Array(entry.unicodeScalars)
    return scalars.last == " " || scalars.last == "\n" ? scalars + [" ", "\n"] : scalars
  }
}
