import Formline

/// Hears what a person asks of an account that is open.
protocol AccountScreenDelegate: AnyObject {
  /// Edit it.
  func accountScreen(_ screen: AccountScreen, edit account: Account)
}

/// One account, whole, and as others change it.
final class AccountScreen: Screen {
  /// Hears what a person asks; weak, since the screen below owns the program's way.
  weak var delegate: (any AccountScreenDelegate)?

  private static let labelColumn = 10

  private let viewModel: BrowseViewModel
  private var account: Account?
  private let title = Label(role: .title)
  private let facts = BrowseWording.factLabels.map { LabelledText($0, column: AccountScreen.labelColumn) }
  private let status = Label(role: .hint)
  private let following = SerialDisposable()
  private let disposeBag = DisposeBag()

  init(viewModel: BrowseViewModel, account: Account) {
    self.viewModel = viewModel
    super.init()
    following.disposed(by: disposeBag)
    follow(account.account)
  }

  override func viewDidLoad() {
    let content = ScrollView()
    content.fillsHeight = true
    for fact in facts { content.addSubview(fact) }
    for label in [title, status] { label.numberOfLines = 0 }
    for view in [title, content, status] { addSubview(view) }
  }

  override func keyDown(_ key: KeyPress) -> Bool {
    switch key.key {
    case .scalar("e"): account.map { delegate?.accountScreen(self, edit: $0) }
    case .scalar("d"), .delete: account.map(remove)
    case .escape, .enter, .left, .scalar("q"): dismiss()
    default: return super.keyDown(key)
    }
    return true
  }

  /// Shows the account of this name from now on: it was renamed.
  func follow(_ name: String) {
    title.text = escaped(name)
    following.disposable = viewModel.account(named: name)
      .drive(with: self) { screen, account in screen.show(account) }
  }

  private func remove(_ account: Account) {
    viewModel.remove(account)
    dismiss()
  }

  private func show(_ account: Account?) {
    self.account = account
    if let account {
      for (fact, text) in zip(facts, BrowseWording.facts(account)) { fact.text = text }
    }
    status.text = account == nil ? BrowseWording.goneKeys : BrowseWording.detailKeys
  }
}
