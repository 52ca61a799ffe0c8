import Differences
import RxCore

/// What `rx.items` binds: one section of rows, each made by a closure.
final class ItemsDataSource<Items: Sequence>: ListViewDataSourceType, SectionedViewDataSourceType {
  typealias Element = Items

  private let makeCell: (ListView, Int, Items.Element) -> ListViewCell
  private var items = RowItems<Items.Element>()

  init(_ makeCell: @escaping (ListView, Int, Items.Element) -> ListViewCell) { self.makeCell = makeCell }

  func listView(_ listView: ListView, observedEvent: Event<Items>) {
    Binder(self) { dataSource, items in
      listView.update {
        dataSource.items = RowItems(items)
        $0.reloadData()
      }
    }
    .on(observedEvent)
  }

  func model(at indexPath: IndexPath) -> Any? {
    indexPath.section == 0 && (0..<items.count).contains(indexPath.row) ? items[indexPath.row] : nil
  }

  func listView(_ listView: ListView, numberOfRowsInSection section: Int) -> Int { items.count }

  func listView(_ listView: ListView, cellForRowAt indexPath: IndexPath) -> ListViewCell {
    makeCell(listView, indexPath.row, items[indexPath.row])
  }

  func listView(_ listView: ListView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}
