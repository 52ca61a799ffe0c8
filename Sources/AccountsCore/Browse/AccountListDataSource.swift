import Differences
import Formline

/// The rows of `accounts browse`: what others change is shown as a difference, what the filter leaves out as a new
/// list, since nobody wants to see a thousand rows glow at a key.
final class AccountListDataSource: SectionedAnimatedDataSource<AccountSection> {
  static let cell = "account"

  /// What sections are that come.
  enum Arrival {
    /// The list at another time.
    case change
    /// Another list of the same accounts: the cursor stays on its account.
    case rearranged
    /// A list that is looked through from its first row.
    case newList
  }

  private let arrival: () -> Arrival

  /// - Parameter arrival: What it is that comes now.
  init(arrival: @escaping () -> Arrival) {
    self.arrival = arrival
    super.init(
      configureCell: { _, list, indexPath, account in
        let cell = list.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        (cell as? AccountCell)?.account = account
        return cell
      },
      titleForHeaderInSection: { dataSource, section in BrowseWording.header(dataSource[section].model) },
      changes: { old, new throws(DuplicateIdentity) in
        try differences(from: old.map(Self.readable), to: new.map(Self.readable))
      })
  }

  /// The section of no name is the first one; unless there are others, its answer is that of all.
  override var headersHaveTitles: Bool? {
    if sectionModels.first?.model.name.isEmpty == false { return true }
    return sectionModels.count < 2 ? false : nil
  }

  /// As the class above says it, but compiled for these sections: there may be a hundred thousand.
  override func listView(_ listView: ListView, numberOfRowsInSection section: Int) -> Int {
    sectionModels[section].itemCount
  }

  override func listView(_ listView: ListView, observedEvent event: Event<[AccountSection]>) {
    let arrival = arrival()
    guard arrival != .change, case .next(let sections) = event else {
      return super.listView(listView, observedEvent: event)
    }
    let cursor = arrival == .rearranged ? listView.focusedIndexPath : nil
    let place = cursor.flatMap { sections.place(of: $0, in: sectionModels) }
    setSections(sections, reloading: listView)
    listView.focusedIndexPath = sections.isEmpty ? nil : place ?? IndexPath(row: 0, section: 0)
  }

  /// The section with its accounts at hand, since a comparison reads them more than once.
  private static func readable(_ section: AccountSection) -> AnimatableSectionModel<AccountGroup, Account> {
    AnimatableSectionModel(model: section.model, items: section.items)
  }
}
