import Differences
public import RxCore
import Views

extension Reactive where Base: ListView {
  /// Shows each new sequence of items in cells of a registered class:
  /// `items.drive(listView.rx.items(cellIdentifier: "Cell", cellType: MyCell.self)) { row, item, cell in ... }`.
  ///
  /// A cell of another class is a programmer's mistake and traps. The closure lives as long as the binding: capture
  /// who owns that weakly.
  @MainActor
  public func items<Items: Sequence, Cell: ListViewCell, Source: ObservableType<Items>>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Items.Element, Cell) -> Void) -> any Disposable
  {
    { source in
      { configureCell in
        base.bind(
          source,
          to: ItemsDataSource<Items> { listView, row, item in
            let cell = listView.dequeueReusableCell(
              withIdentifier: cellIdentifier, for: IndexPath(row: row, section: 0))
            guard let typed = cell as? Cell else {
              preconditionFailure(
                "“\(cellIdentifier)” is registered for \(type(of: cell)), not for \(Cell.self)")
            }
            configureCell(row, item, typed)
            return cell
          })
      }
    }
  }

  /// Shows each new sequence of items in cells that `cellFactory` makes.
  @MainActor
  public func items<Items: Sequence, Source: ObservableType<Items>>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (ListView, Int, Items.Element) -> ListViewCell) -> any Disposable {
    { cellFactory in base.bind(source, to: ItemsDataSource<Items>(cellFactory)) }
  }

  /// Has `dataSource` show each new model: `sections.bind(to: listView.rx.items(dataSource: dataSource))`.
  ///
  /// The binding keeps the data source until it is disposed.
  @MainActor
  public func items<DataSource: ListViewDataSourceType, Source: ObservableType>(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    { source in base.bind(source, to: dataSource) }
  }
}

extension ListView {
  /// Has `dataSource` show what `source` says, and keeps it until that is disposed, or another one is bound.
  func bind<Source: ObservableType, DataSource: ListViewDataSourceType>(
    _ source: Source, to dataSource: DataSource
  ) -> any Disposable where DataSource.Element == Source.Element {
    boundDataSource = dataSource
    self.dataSource = dataSource
    let subscription = source.subscribe { [weak self, weak dataSource] event in
      guard let self, let dataSource, self.dataSource === dataSource else { return }
      dataSource.listView(self, observedEvent: event)
    }
    return Disposables.create { [weak self, weak dataSource] in
      subscription.dispose()
      guard let self, let dataSource, boundDataSource === dataSource else { return }
      boundDataSource = nil
      if self.dataSource === dataSource { self.dataSource = nil }
    }
  }
}
