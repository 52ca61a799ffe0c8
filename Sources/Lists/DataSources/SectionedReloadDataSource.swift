public import Differences
public import RxCore

/// Shows each new model as a whole: `sections.bind(to: listView.rx.items(dataSource: dataSource))`.
///
/// Rows whose cells say the same as before are not drawn again. The selection does not outlive a new model, since
/// nothing says which row is which; `SectionedAnimatedDataSource` knows that.
open class SectionedReloadDataSource<Section: SectionModelType>: SectionedDataSource<Section>,
  ListViewDataSourceType
{
  /// Takes new sections and reloads the list.
  open func listView(_ listView: ListView, observedEvent: Event<[Section]>) {
    Binder(self) { dataSource, sections in
      listView.update {
        dataSource.setSections(sections)
        $0.reloadData()
      }
    }
    .on(observedEvent)
  }
}
