import Formline

/// Hears what a person asks of an account that is open.
protocol AccountScreenDelegate: AnyObject {
  /// Edit it.
  func accountScreen(_ screen: AccountScreen, edit account: Account)
}

/// One account, whole.
final class AccountScreen: Screen {
  /// Hears what a person asks; weak, since the screen below owns the program's way.
  weak var delegate: (any AccountScreenDelegate)?

  private let viewModel: BrowseViewModel
  private var account: Account
  private let title = Label(role: .title)
  private let facts = Label()

  init(viewModel: BrowseViewModel, account: Account) {
    self.viewModel = viewModel
    self.account = account
    super.init()
  }

  override func viewDidLoad() {
    let space = View()
    space.fillsHeight = true
    for view in [title, facts, space, Label(BrowseWording.detailKeys, role: .hint)] { addSubview(view) }
    show()
  }

  override func keyDown(_ key: KeyPress) -> Bool {
    switch key.key {
    case .scalar("e"): delegate?.accountScreen(self, edit: account)
    case .scalar("d"), .delete:
      viewModel.remove(account)
      dismiss()
    case .escape, .enter, .left, .scalar("q"): dismiss()
    default: return super.keyDown(key)
    }
    return true
  }

  /// Shows the account as it is now.
  func show(_ account: Account) {
    self.account = account
    show()
  }

  private func show() {
    title.text = escaped(account.account)
    facts.text = BrowseWording.facts(account)
  }
}
