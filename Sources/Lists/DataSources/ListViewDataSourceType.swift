public import RxCore

/// A data source that can be bound: it takes each new model, and has the list show it.
public protocol ListViewDataSourceType<Element>: ListViewDataSource {
  /// The whole of what a list shows.
  associatedtype Element

  /// Takes a new model.
  ///
  /// An error is a programmer's mistake: it traps in debug builds and is reported in release builds.
  func listView(_ listView: ListView, observedEvent: Event<Element>)
}
