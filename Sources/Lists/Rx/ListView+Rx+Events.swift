public import Differences
public import RxCore
import Views

extension Reactive where Base: ListView {
  /// A row that a person selected.
  @MainActor
  public var itemSelected: ControlEvent<IndexPath> {
    ControlEvent(events: base.events.selected.map(\.indexPath))
  }

  /// A row that a person took out of the selection, also by selecting another.
  @MainActor
  public var itemDeselected: ControlEvent<IndexPath> {
    ControlEvent(events: base.events.deselected.map(\.indexPath))
  }

  /// A row that a person deleted; who listens takes it out of the model.
  @MainActor
  public var itemDeleted: ControlEvent<IndexPath> {
    ControlEvent(events: base.events.deleted.map(\.indexPath))
  }

  /// What a selected row showed; rows with models of another type are left out.
  @MainActor
  public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: base.events.selected.compactMap { $0.model as? Model })
  }

  /// What a deselected row showed; rows with models of another type are left out.
  @MainActor
  public func modelDeselected<Model>(_ type: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: base.events.deselected.compactMap { $0.model as? Model })
  }

  /// What a deleted row showed; rows with models of another type are left out.
  @MainActor
  public func modelDeleted<Model>(_ type: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: base.events.deleted.compactMap { $0.model as? Model })
  }

  /// A row comes into sight.
  @MainActor
  public var willDisplayCell: ControlEvent<(cell: ListViewCell, indexPath: IndexPath)> {
    ControlEvent(events: base.events.willDisplay.asObservable())
  }

  /// A row is out of sight.
  @MainActor
  public var didEndDisplayingCell: ControlEvent<(cell: ListViewCell, indexPath: IndexPath)> {
    ControlEvent(events: base.events.didEndDisplaying.asObservable())
  }

  /// What a row shows; `nil` for a row that does not exist, or shows something else.
  @MainActor
  public func model<Model>(at indexPath: IndexPath) -> Model? {
    (base.dataSource as? any SectionedViewDataSourceType)?.model(at: indexPath) as? Model
  }

  /// Has `delegate` be the list's delegate, which the list holds weakly, until that is disposed.
  @MainActor
  public func setDelegate(_ delegate: any ListViewDelegate) -> any Disposable {
    base.delegate = delegate
    return Disposables.create { [weak base, weak delegate] in
      if let base, base.delegate === delegate { base.delegate = nil }
    }
  }
}
