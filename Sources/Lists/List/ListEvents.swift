import Differences
import RxCore

/// A row to which something was done, and what it showed then.
struct RowEvent {
  var indexPath: IndexPath
  /// Read before anybody hears of it: who hears of it first may change the model.
  var model: Any?
}

/// What a list tells to whoever listens.
final class ListEvents {
  let selected = PublishRelay<RowEvent>()
  let deselected = PublishRelay<RowEvent>()
  let deleted = PublishRelay<RowEvent>()
  let willDisplay = PublishRelay<(cell: ListViewCell, indexPath: IndexPath)>()
  let didEndDisplaying = PublishRelay<(cell: ListViewCell, indexPath: IndexPath)>()
}
