public import Differences
public import Views

/// Says how a list looks and hears what a person does to it; a list holds it weakly.
///
/// Everything in it has a default, so that a delegate says only what it is there for.
public protocol ListViewDelegate: AnyObject {
  /// The height of a row, at least 1; `nil` for the list's own `rowHeight`.
  ///
  /// It is asked for the rows around those that are seen, not for all.
  func listView(_ listView: ListView, heightForRowAt indexPath: IndexPath) -> Int?

  /// A section's header; `nil` for a label with the data source's title.
  func listView(_ listView: ListView, viewForHeaderInSection section: Int) -> View?

  /// The height of a section's header, 0 for none; `nil` for the list's `sectionHeaderHeight` where there is a
  /// title or a view.
  func listView(_ listView: ListView, heightForHeaderInSection section: Int) -> Int?

  /// A section's footer; `nil` for a label with the data source's title.
  func listView(_ listView: ListView, viewForFooterInSection section: Int) -> View?

  /// The height of a section's footer, 0 for none; `nil` for the list's `sectionFooterHeight` where there is a
  /// title or a view.
  func listView(_ listView: ListView, heightForFooterInSection section: Int) -> Int?

  /// What a person may do to a row that the data source lets be edited; `.delete` where it is not said.
  func listView(_ listView: ListView, editingStyleForRowAt indexPath: IndexPath) -> EditingStyle

  /// A person selected a row.
  func listView(_ listView: ListView, didSelectRowAt indexPath: IndexPath)

  /// A person took a row out of the selection, or selected another.
  func listView(_ listView: ListView, didDeselectRowAt indexPath: IndexPath)

  /// A row comes into sight.
  func listView(_ listView: ListView, willDisplay cell: ListViewCell, forRowAt indexPath: IndexPath)

  /// A row is out of sight; its cell is about to be used for another.
  func listView(_ listView: ListView, didEndDisplaying cell: ListViewCell, forRowAt indexPath: IndexPath)
}

extension ListViewDelegate {
  /// The list's own height.
  public func listView(_ listView: ListView, heightForRowAt indexPath: IndexPath) -> Int? { nil }

  /// The title as a label.
  public func listView(_ listView: ListView, viewForHeaderInSection section: Int) -> View? { nil }

  /// The list's own height.
  public func listView(_ listView: ListView, heightForHeaderInSection section: Int) -> Int? { nil }

  /// The title as a label.
  public func listView(_ listView: ListView, viewForFooterInSection section: Int) -> View? { nil }

  /// The list's own height.
  public func listView(_ listView: ListView, heightForFooterInSection section: Int) -> Int? { nil }

  /// Rows that may be edited may be deleted.
  public func listView(_ listView: ListView, editingStyleForRowAt indexPath: IndexPath) -> EditingStyle {
    .delete
  }

  /// Nothing.
  public func listView(_ listView: ListView, didSelectRowAt indexPath: IndexPath) {}

  /// Nothing.
  public func listView(_ listView: ListView, didDeselectRowAt indexPath: IndexPath) {}

  /// Nothing.
  public func listView(
    _ listView: ListView, willDisplay cell: ListViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Nothing.
  public func listView(
    _ listView: ListView, didEndDisplaying cell: ListViewCell, forRowAt indexPath: IndexPath
  ) {}
}
