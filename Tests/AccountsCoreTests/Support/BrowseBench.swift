@testable import AccountsCore
import Formline
import FormlineTesting
import TestSupport

/// `accounts browse` over a store of three accounts, played by keys.
class BrowseBench {
  let folder = TemporaryFolder()
  let store: SQLiteAccountStore
  let recorder = ScreenRecorder(columns: 80, rows: 10)
  let time = TestScheduler()
  let themes = ThemeService()

  init() throws {
    store = try SQLiteAccountStore(path: folder.file("accounts.sqlite"))
    for account in [Account.ada, .grace, .sei] { try store.insert(account, passwordHash: "$y$hash") }
  }

  func makeScreen(_ grouping: Grouping = .role) -> BrowseScreen {
    let viewModel = BrowseViewModel(store: store, grouping: grouping)
    viewModel.reload()
    return BrowseScreen(viewModel: viewModel, themes: themes) { [store] account in
      AccountFormViewModel(
        store: store, hasher: PasswordHasher(cost: 1), editing: account, confirmsPassword: true,
        now: { Timestamp(seconds: 86_400) })
    }
  }

  @discardableResult
  func play(_ keys: [Keystroke], grouping: Grouping = .role) throws -> ScreenOutcome {
    try play(keys, on: makeScreen(grouping))
  }

  @discardableResult
  func play(_ keys: [Keystroke], on screen: BrowseScreen) throws -> ScreenOutcome {
    let console = Console(input: ScriptedKeyboard(keys), renderer: recorder, scheduler: time)
    return try console.run(screen, themes: themes)
  }

  /// The picture after `keys`.
  func picture(after keys: [Keystroke], grouping: Grouping = .role) throws -> String {
    var picture = ""
    try play(keys + [.perform { [recorder] in picture = recorder.picture }, "q"], grouping: grouping)
    return picture
  }

  func names() throws -> [String] {
    var names: [String] = []
    try store.forEachAccount { names.append($0.account) }
    return names
  }
}
