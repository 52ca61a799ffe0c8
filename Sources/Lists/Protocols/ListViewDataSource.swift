public import Differences

/// Says what a list shows; a list holds it weakly.
public protocol ListViewDataSource: AnyObject {
  /// How many sections there are; one where it is not said.
  func numberOfSections(in listView: ListView) -> Int

  /// How many rows a section has.
  func listView(_ listView: ListView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row that is about to be seen: dequeued from the list, and filled in.
  func listView(_ listView: ListView, cellForRowAt indexPath: IndexPath) -> ListViewCell

  /// The header's text; without one a section has no header but what the delegate gives.
  func listView(_ listView: ListView, titleForHeaderInSection section: Int) -> String?

  /// The footer's text; without one a section has no footer but what the delegate gives.
  func listView(_ listView: ListView, titleForFooterInSection section: Int) -> String?

  /// Whether a row may be deleted; it may not where it is not said.
  func listView(_ listView: ListView, canEditRowAt indexPath: IndexPath) -> Bool

  /// A person edits a row: the data source changes its data, and reloads the list.
  func listView(_ listView: ListView, commit editingStyle: EditingStyle, forRowAt indexPath: IndexPath)
}

extension ListViewDataSource {
  /// One section.
  public func numberOfSections(in listView: ListView) -> Int { 1 }

  /// No header.
  public func listView(_ listView: ListView, titleForHeaderInSection section: Int) -> String? { nil }

  /// No footer.
  public func listView(_ listView: ListView, titleForFooterInSection section: Int) -> String? { nil }

  /// Rows that stay.
  public func listView(_ listView: ListView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Nothing: who listens to `rx.itemDeleted` does it.
  public func listView(
    _ listView: ListView, commit editingStyle: EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}
