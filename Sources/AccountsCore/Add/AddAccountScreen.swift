import Formline

/// The screen of `accounts add`: owns the view model, shows its form, and tells what was added.
final class AddAccountScreen: AccountFormViewModelDelegate {
  /// The account that was stored.
  private(set) var added: Account?

  private let viewModel: AccountFormViewModel
  private let console: Console

  init(viewModel: AccountFormViewModel, console: Console) {
    self.viewModel = viewModel
    self.console = console
    viewModel.delegate = self
  }

  /// Asks for what is not known yet and stores the account.
  func run(without known: Set<AccountField>) throws -> FormOutcome {
    try console.run(viewModel.makeForm(without: known))
  }

  func accountForm(_ viewModel: AccountFormViewModel, didStore account: Account) {
    added = account
  }
}
