public import Differences
public import RxCore

/// Shows the difference between each new model and the one before.
///
/// Rows that stay keep their cells; the selection, the cursor, and the scroll position follow their rows. Rows that come,
/// change or go are tinted for a moment, as the `animationConfiguration` says.
open class SectionedAnimatedDataSource<Section: AnimatableSectionModelType>: SectionedDataSource<Section>,
  ListViewDataSourceType
{
  /// How differences are shown.
  public var animationConfiguration: AnimationConfiguration

  /// Hears that a model has an identity twice, with its value and both places; the list is reloaded then.
  ///
  /// Unless it is set, that goes to RxCore's `Hooks`.
  public var onDuplicate: (DuplicateIdentity) -> Void = { duplicate in
    _ = Observable<Never>.error(duplicate).subscribe()
  }

  /// The list that shows the sections.
  private weak var shownBy: ListView?
  private let changes: ([Section], [Section]) throws(DuplicateIdentity) -> Changeset

  /// A data source without sections, which is to be bound.
  ///
  /// `changes` finds what is different between two models, by identity unless it is given. Its default stands in the
  /// program that makes the data source, where the compiler knows the type of the sections: that is many times faster.
  public init(
    animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
    configureCell: @escaping ConfigureCell = { $0.plainCell(in: $1, item: $3) },
    titleForHeaderInSection: Title? = nil, titleForFooterInSection: Title? = nil,
    canEditRowAtIndexPath: @escaping CanEdit = { _, _ in true },
    changes: @escaping ([Section], [Section]) throws(DuplicateIdentity) -> Changeset = {
      (old, new) throws(DuplicateIdentity) in try differences(from: old, to: new)
    }
  ) {
    self.changes = changes
    self.animationConfiguration = animationConfiguration
    super.init(
      configureCell: configureCell, titleForHeaderInSection: titleForHeaderInSection,
      titleForFooterInSection: titleForFooterInSection, canEditRowAtIndexPath: canEditRowAtIndexPath)
  }

  /// Takes new sections and shows what is different; the first ones are shown as they are.
  open func listView(_ listView: ListView, observedEvent: Event<[Section]>) {
    Binder(self) { dataSource, sections in
      listView.update { dataSource.show(sections, in: $0) }
    }
    .on(observedEvent)
  }

  /// Takes sections that are another list, and not the list at another time: no difference is shown.
  public func setSections(_ sections: [Section], reloading listView: ListView) {
    listView.update { self.reload(sections, in: $0) }
  }

  private func reload(_ sections: [Section], in listView: ListView) {
    shownBy = listView
    setSections(sections)
    listView.reloadData()
  }

  private func show(_ sections: [Section], in listView: ListView) {
    // Nothing stays of what was not there, and a whole model that comes is no difference to look at.
    guard shownBy === listView, !sectionModels.isEmpty else { return reload(sections, in: listView) }
    do {
      let changes = try changes(sectionModels, sections)
      listView.apply(changes, animation: animationConfiguration) { setSections(sections) }
    } catch {
      onDuplicate(error)
      reload(sections, in: listView)
    }
  }
}
