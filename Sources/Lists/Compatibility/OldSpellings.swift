public import Differences
public import RxCore

extension ListView {
  /// The old spelling of `dequeueReusableCell(withIdentifier:)`.
  @available(*, deprecated, renamed: "dequeueReusableCell(withIdentifier:)")
  public func dequeueReusableCellWithIdentifier(_ identifier: String) -> ListViewCell? {
    dequeueReusableCell(withIdentifier: identifier)
  }

  /// The old spelling of `cellForRow(at:)`.
  @available(*, deprecated, renamed: "cellForRow(at:)")
  public func cellForRowAtIndexPath(_ indexPath: IndexPath) -> ListViewCell? { cellForRow(at: indexPath) }

  /// The old spelling of `deselectRow(at:)`, which has nothing to animate.
  @available(*, deprecated, message: "use deselectRow(at:)")
  public func deselectRowAtIndexPath(_ indexPath: IndexPath, animated: Bool) { deselectRow(at: indexPath) }
}

extension SectionedDataSource {
  /// The old spelling of `subscript(section:)`.
  @available(*, deprecated, message: "use dataSource[section]")
  public func sectionAtIndex(_ section: Int) -> Section { self[section] }
}

extension AnimationConfiguration {
  /// The old spelling of `init(insert:reload:delete:)`.
  @available(*, deprecated, renamed: "init(insert:reload:delete:)")
  public init(insertAnimation: RowAnimation, reloadAnimation: RowAnimation, deleteAnimation: RowAnimation) {
    self.init(insert: insertAnimation, reload: reloadAnimation, delete: deleteAnimation)
  }
}

extension ListView {
  /// The old spelling of `rx.itemSelected`.
  @available(*, deprecated, renamed: "rx.itemSelected")
  public var rx_itemSelected: ControlEvent<IndexPath> { rx.itemSelected }

  /// The old spelling of `rx.items(dataSource:)`.
  @available(*, deprecated, renamed: "rx.items(dataSource:)")
  public func rx_itemsWithDataSource<DataSource: ListViewDataSourceType, Source: ObservableType>(
    _ dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    rx.items(dataSource: dataSource)
  }

  /// The old spelling of `rx.items(cellIdentifier:cellType:)`.
  @available(*, deprecated, renamed: "rx.items(cellIdentifier:cellType:)")
  public func rx_itemsWithCellIdentifier<Items: Sequence, Cell: ListViewCell, Source: ObservableType<Items>>(
    _ cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Items.Element, Cell) -> Void) -> any Disposable
  {
    rx.items(cellIdentifier: cellIdentifier, cellType: cellType)
  }
}
