public import Differences
import RxCore

extension ListView {
  /// What a person may do to a row: what the data source lets be edited, the delegate may still refuse.
  public func editingStyle(forRowAt indexPath: IndexPath) -> EditingStyle {
    guard layout.contains(indexPath), dataSource?.listView(self, canEditRowAt: indexPath) == true else {
      return .none
    }
    return delegate?.listView(self, editingStyleForRowAt: indexPath) ?? .delete
  }

  /// A person deletes a row.
  ///
  /// - Returns: Whether that is allowed.
  func delete(_ indexPath: IndexPath) -> Bool {
    guard editingStyle(forRowAt: indexPath) == .delete else { return false }
    let event = event(at: indexPath)
    dataSource?.listView(self, commit: .delete, forRowAt: indexPath)
    events.deleted.accept(event)
    return true
  }
}
