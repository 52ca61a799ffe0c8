import Formline

/// The rows of `accounts browse`: what others change is shown as a difference, what the filter leaves out as a new
/// list, since nobody wants to see a thousand rows glow at a key.
final class AccountListDataSource: SectionedAnimatedDataSource<AccountSection> {
  static let cell = "account"

  private let isNewList: () -> Bool

  /// - Parameter isNewList: Whether what comes now is another list, and not the list at another time.
  init(isNewList: @escaping () -> Bool) {
    self.isNewList = isNewList
    super.init(
      configureCell: { _, list, indexPath, account in
        let cell = list.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        (cell as? AccountCell)?.account = account
        return cell
      },
      titleForHeaderInSection: { dataSource, section in BrowseWording.header(dataSource[section].model) })
  }

  override func listView(_ listView: ListView, observedEvent event: Event<[AccountSection]>) {
    guard isNewList(), case .next(let sections) = event else {
      return super.listView(listView, observedEvent: event)
    }
    setSections(sections)
    listView.reloadData()
    listView.focusedIndexPath = sections.isEmpty ? nil : IndexPath(row: 0, section: 0)
  }
}
