/// Why a history could not be read or saved: the facts; `LineEditing+Wording.swift` owns the sentences.
///
/// It never ends an entry: answers are taken whether or not they can be remembered.
public struct HistoryError: Error, Equatable, Sendable {
  /// What was being done.
  public enum Action: Equatable, Sendable {
    /// Making the folder.
    case makeFolder
    /// Taking the folder's lock.
    case lock
    /// Reading a file.
    case read
    /// Writing a file.
    case write
  }

  /// What was being done.
  public var action: Action
  /// The file or folder.
  public var path: String
  /// The system's error number.
  public var errno: Int32

  /// An error about a history.
  public init(_ action: Action, path: String, errno: Int32) {
    self.action = action
    self.path = path
    self.errno = errno
  }
}
