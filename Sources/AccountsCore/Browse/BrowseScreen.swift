import Formline

/// The screen of `accounts browse`: the list, above it how many there are, below it what was done or what keys do.
final class BrowseScreen: Screen {
  /// How long a word stands before the keys are shown again.
  static let noticeTime = Duration.seconds(5)
  /// How often the store is asked whether somebody else changed it.
  static let watchTime = Duration.milliseconds(500)

  let viewModel: BrowseViewModel
  let themes: ThemeService
  let list = ListView()
  private let makeForm: (Account?) -> AccountFormViewModel
  private let summary = Label(role: .title)
  private let empty = Label(role: .hint)
  private let filterLine = Label()
  private let status = StatusLine(BrowseWording.keys)
  private let filterField = TextField()
  private var shown: (filter: String, grouping: Grouping)
  private lazy var dataSource = AccountListDataSource { [weak self] in self?.takeFilter() ?? .change }
  private weak var opened: AccountScreen?
  private let disposeBag = DisposeBag()

  /// - Parameters:
  ///   - viewModel: What is shown.
  ///   - themes: How it looks.
  ///   - makeForm: Makes the view model of a form: for a new account, or for one to edit.
  init(
    viewModel: BrowseViewModel, themes: ThemeService, makeForm: @escaping (Account?) -> AccountFormViewModel
  ) {
    self.viewModel = viewModel
    self.themes = themes
    self.makeForm = makeForm
    shown = (viewModel.filter.value, viewModel.grouping.value)
    super.init()
  }

  override func viewDidLoad() {
    list.register(AccountCell.self, forCellReuseIdentifier: AccountListDataSource.cell)
    list.fillsHeight = true
    list.emptyView = empty
    for label in [summary, empty] { label.numberOfLines = 0 }
    for view in [summary, list, filterLine, status] { addSubview(view) }
    editorInsets = EditorInsets(list)
    bindList()
    bindLines()
    watch()
  }

  private func bindList() {
    viewModel.sections.drive(list.rx.items(dataSource: dataSource)).disposed(by: disposeBag)
    list.rx.modelSelected(Account.self)
      .subscribe(with: self) { screen, account in screen.open(account) }
      .disposed(by: disposeBag)
    list.rx.modelDeleted(Account.self)
      .subscribe(with: viewModel) { viewModel, account in viewModel.remove(account) }
      .disposed(by: disposeBag)
  }

  private func bindLines() {
    viewModel.summary.drive(summary.rx.text).disposed(by: disposeBag)
    viewModel.filter.asDriver()
      .drive(with: self) { screen, text in
        screen.filterLine.text = text.isEmpty ? nil : "/" + escaped(text)
        screen.empty.text = text.isEmpty ? BrowseWording.noAccounts : BrowseWording.noMatches
      }
      .disposed(by: disposeBag)
    viewModel.filter.asDriver().drive(filterField.rx.text).disposed(by: disposeBag)
    filterField.rx.text.bind(to: viewModel.filter).disposed(by: disposeBag)
    viewModel.notice.asDriver().drive(status.rx.text).disposed(by: disposeBag)
    guard let scheduler else { return }
    viewModel.notice.compactMap { $0 }
      .debounce(Self.noticeTime, scheduler: scheduler)
      .subscribe(with: viewModel) { viewModel, _ in viewModel.notice.accept(nil) }
      .disposed(by: disposeBag)
  }

  /// Reads what others change, whichever screen is shown, and has the filter ready before it is asked for.
  private func watch() {
    guard let scheduler else { return }
    Observable<Int>.interval(Self.watchTime, scheduler: scheduler)
      .subscribe(with: viewModel) { viewModel, _ in viewModel.reloadIfChanged() }
      .disposed(by: disposeBag)
    viewModel.prepareFilter(on: scheduler).disposed(by: disposeBag)
  }

  /// Why the list comes anew: another filter, other sections, or the same list at another time.
  private func takeFilter() -> AccountListDataSource.Arrival {
    let before = shown
    shown = (viewModel.filter.value, viewModel.grouping.value)
    if shown == before { return .change }
    return shown.filter == before.filter || shown.filter.isEmpty ? .rearranged : .newList
  }

  // MARK: - Keys

  override func keyDown(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty else { return super.keyDown(key) }
    switch key.key {
    case .scalar("/"): editFilter()
    case .scalar("a"): showForm(editing: nil)
    case .scalar("e"): focusedAccount.map { showForm(editing: $0) }
    case .scalar("u"): viewModel.undo().map(show)
    case .scalar("g"): viewModel.groupNext()
    case .scalar("t"): viewModel.notice.accept(BrowseWording.themed(themes.next().name))
    case .scalar("?"): present(HelpScreen())
    case .scalar("q"): dismiss()
    case .escape: viewModel.filter.value = ""
    default: return super.keyDown(key)
    }
    return true
  }

  private var focusedAccount: Account? {
    list.focusedIndexPath.flatMap { list.rx.model(at: $0) }
  }

  /// Puts the cursor on an account, if the filter leaves it.
  private func show(_ account: Account) {
    guard let place = dataSource.sectionModels.place(ofAccount: account.account) else { return }
    list.focusedIndexPath = place
  }

  /// Edits the filter at the bottom; the list follows each key.
  private func editFilter() {
    filterLine.isHidden = true
    defer { filterLine.isHidden = false }
    let request = FieldRequest(name: "filter", label: "/", keepsHistory: true)
    if session?.edit(filterField, request) == .cancelled { viewModel.filter.value = "" }
  }

  private func open(_ account: Account) {
    // Opened is not selected: whoever comes back finds the cursor there.
    list.indexPathForSelectedRow.map(list.deselectRow)
    let screen = AccountScreen(viewModel: viewModel, account: account)
    screen.delegate = self
    opened = screen
    present(screen)
  }

  /// Asks a form in the place of the list.
  private func showForm(editing account: Account?) {
    let viewModel = makeForm(account)
    viewModel.delegate = self
    let form = viewModel.makeForm(holdsFailures: true)
    form.theme = themes.current
    do {
      _ = try session?.run(form)
    } catch {
      session?.fail(error)
    }
  }
}

extension BrowseScreen: AccountFormViewModelDelegate {
  func accountForm(_ viewModel: AccountFormViewModel, didStore account: Account) {
    self.viewModel.didStore(account)
    show(account)
    if viewModel.edited != nil { opened?.follow(account.account) }
  }
}

extension BrowseScreen: AccountScreenDelegate {
  func accountScreen(_ screen: AccountScreen, edit account: Account) { showForm(editing: account) }
}
