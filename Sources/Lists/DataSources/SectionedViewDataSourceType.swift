public import Differences

/// A data source that gives the models of its rows back: `rx.modelSelected` asks it.
public protocol SectionedViewDataSourceType: AnyObject {
  /// What a row shows; `nil` for a row that does not exist.
  func model(at indexPath: IndexPath) -> Any?
}
