#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder with one history file a field, safe to share between processes.
///
/// The folder and its files are for their owner only (0700, 0600). Writing is atomic: a new file in the same
/// folder is filled, synchronised and renamed over the old one. What another process added meanwhile is kept:
/// under a lock on the folder's `.lock`, a file is read again before it is written.
public struct HistoryDirectory: Sendable {
  /// The folder; it need not exist before something is remembered.
  public let path: String

  /// A folder for histories, such as `$XDG_STATE_HOME/NAME`.
  public init(path: String) {
    self.path = path
  }

  /// A field's entries, oldest first; none where there is no file.
  ///
  /// Lines that are no entries are skipped.
  ///
  /// - Throws: `HistoryError` where there is a file that cannot be read.
  public func entries(ofField field: String) throws(HistoryError) -> [String] {
    try HistoryFormat.entries(in: HistoryFile.contents(of: file(ofField: field)))
  }

  /// Adds an entry and saves; gives all entries, oldest first.
  ///
  /// An answer that is empty, longer than 1,023 Unicode scalars, or equal to the newest entry adds nothing. At
  /// most 500 entries are kept.
  ///
  /// - Throws: `HistoryError` where the folder or the file cannot be written, or another process holds the lock
  ///   for more than a second.
  public func add(_ entry: String, toField field: String) throws(HistoryError) -> [String] {
    guard HistoryFormat.isKept(entry) else { return try entries(ofField: field) }
    try makeFolder()
    let lock = try HistoryLock(folder: path)
    let file = file(ofField: field)
    let before = HistoryFormat.entries(in: try HistoryFile.contents(of: file))
    let after = HistoryFormat.trimmed(before + [entry])
    if after != before { try HistoryFile.replace(file, in: path, with: HistoryFormat.bytes(of: after)) }
    lock.release()
    return after
  }

  private func file(ofField field: String) -> String {
    path + "/" + HistoryFileName.name(ofField: field)
  }

  private func makeFolder() throws(HistoryError) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      let folder = String(path[..<end])
      guard mkdir(folder, 0o700) != 0, errno != EEXIST else { continue }
      let reason = errno
      // A folder above may be on a read-only system or another's: what counts is whether it is there.
      guard access(folder, F_OK) == 0 else { throw HistoryError(.makeFolder, path: folder, errno: reason) }
    }
  }
}
