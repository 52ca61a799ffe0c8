public import Differences
import Views

/// What the two data sources of sections share: the sections, and closures that say how they look.
///
/// The closures are kept as long as the data source: capture who owns it weakly.
open class SectionedDataSource<Section: SectionModelType>: ListViewDataSource, SectionedViewDataSourceType,
  TitlingDataSource
{
  /// What a row shows.
  public typealias Item = Section.Item
  /// Makes the cell of a row.
  public typealias ConfigureCell = (SectionedDataSource<Section>, ListView, IndexPath, Item) -> ListViewCell
  /// Gives a header or footer its text.
  public typealias Title = (SectionedDataSource<Section>, Int) -> String?
  /// Says whether a row may be edited.
  public typealias CanEdit = (SectionedDataSource<Section>, IndexPath) -> Bool

  /// Makes the cell of a row; unless told otherwise, a cell with the item as text.
  public var configureCell: ConfigureCell
  /// The text of a header; unless it is set, the section's model.
  public var titleForHeaderInSection: Title?
  /// The text of a footer; unless it is set, none.
  public var titleForFooterInSection: Title?
  /// Whether a row may be edited; unless told otherwise, all may.
  public var canEditRowAtIndexPath: CanEdit

  /// The sections that are shown, from the top.
  public private(set) var sectionModels: [Section] = []

  /// A data source without sections, which is to be bound.
  public init(
    configureCell: @escaping ConfigureCell = { $0.plainCell(in: $1, item: $3) },
    titleForHeaderInSection: Title? = nil, titleForFooterInSection: Title? = nil,
    canEditRowAtIndexPath: @escaping CanEdit = { _, _ in true }
  ) {
    self.configureCell = configureCell
    self.titleForHeaderInSection = titleForHeaderInSection
    self.titleForFooterInSection = titleForFooterInSection
    self.canEditRowAtIndexPath = canEditRowAtIndexPath
  }

  /// The section at an index, which must exist.
  public subscript(section: Int) -> Section { sectionModels[section] }

  /// The item of a row, which must exist.
  public subscript(indexPath: IndexPath) -> Item { sectionModels[indexPath] }

  /// The item of a row; `nil` for a row that does not exist.
  public func model(at indexPath: IndexPath) -> Any? {
    guard sectionModels.indices.contains(indexPath.section),
      (0..<sectionModels[indexPath.section].itemCount).contains(indexPath.row)
    else { return nil }
    return self[indexPath]
  }

  /// Takes new sections, without telling any list of it.
  public func setSections(_ sections: [Section]) { sectionModels = sections }

  /// A cell with the item as text.
  public func plainCell(in listView: ListView, item: Item) -> ListViewCell {
    let identifier = "Formline.PlainCell"
    let cell =
      listView.dequeueReusableCell(withIdentifier: identifier) ?? ListViewCell(reuseIdentifier: identifier)
    cell.textLabel?.text = "\(item)"
    return cell
  }

  /// Whether headers have titles, all of them or none; `nil` where each has to be asked for.
  ///
  /// A list lays all its sections out before it shows the first. A data source that knows the answer for its
  /// `titleForHeaderInSection` spares it so many calls.
  open var headersHaveTitles: Bool? {
    titleForHeaderInSection == nil ? Section.self is any TitledSection.Type : nil
  }

  /// The same for footers and `titleForFooterInSection`.
  open var footersHaveTitles: Bool? { titleForFooterInSection == nil ? false : nil }

  // MARK: - ListViewDataSource

  /// The number of `sectionModels`.
  open func numberOfSections(in listView: ListView) -> Int { sectionModels.count }

  /// The number of the section's items.
  open func listView(_ listView: ListView, numberOfRowsInSection section: Int) -> Int {
    sectionModels[section].itemCount
  }

  /// What `configureCell` makes.
  open func listView(_ listView: ListView, cellForRowAt indexPath: IndexPath) -> ListViewCell {
    configureCell(self, listView, indexPath, self[indexPath])
  }

  /// What `titleForHeaderInSection` says.
  open func listView(_ listView: ListView, titleForHeaderInSection section: Int) -> String? {
    if let titleForHeaderInSection { return titleForHeaderInSection(self, section) }
    return (sectionModels[section] as? any TitledSection)?.title
  }

  /// What `titleForFooterInSection` says.
  open func listView(_ listView: ListView, titleForFooterInSection section: Int) -> String? {
    titleForFooterInSection?(self, section)
  }

  /// What `canEditRowAtIndexPath` says.
  open func listView(_ listView: ListView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEditRowAtIndexPath(self, indexPath)
  }
}
