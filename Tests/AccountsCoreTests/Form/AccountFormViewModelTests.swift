@testable import AccountsCore
import Formline
import LeakCheck
import Testing

/// What the form's view model says at every key, and what it stores.
@Suite struct AccountFormViewModelTests {
  private let store: SQLiteAccountStore
  private let bag = DisposeBag()

  init() throws { store = try SQLiteAccountStore.empty() }

  private func viewModel(confirms: Bool = false) -> AccountFormViewModel {
    AccountFormViewModel(
      store: store, hasher: PasswordHasher(cost: 1), confirmsPassword: confirms,
      now: { Timestamp(seconds: 0) })
  }

  private func fill(_ viewModel: AccountFormViewModel, account: String = "taro") {
    viewModel.account.value = account
    viewModel.name.value = "Taro Yamada"
    viewModel.email.value = "taro@example.org"
    viewModel.password.accept(Secret(copying: "open sesame"))
  }

  @Test func problemsFollowEveryKey() {
    let model = viewModel()
    var heard: [String?] = []
    model.emailProblem.drive(onNext: { heard.append($0?.description) }).disposed(by: bag)
    for text in ["t", "t@", "t@e.org"] { model.email.value = text }
    #expect(
      heard == ["required", "must look like name@example.org", "must look like name@example.org", nil])
  }

  @Test func canSubmitTurnsOnWithTheLastAnswerAndOffAgain() {
    let model = viewModel(confirms: true)
    var heard: [Bool] = []
    model.canSubmit.drive(onNext: { heard.append($0) }).disposed(by: bag)
    fill(model)
    model.passwordAgain.accept(Secret(copying: "open sesame"))
    model.email.value = ""
    #expect(heard == [false, true, false])
  }

  @Test func aTakenNameIsAProblemWithoutRegardToCase() throws {
    let first = viewModel()
    fill(first)
    try first.submit()
    let second = viewModel()
    var problem: AccountProblem?
    second.accountProblem.drive(onNext: { problem = $0 }).disposed(by: bag)
    second.account.value = "TARO"
    #expect(problem == AccountProblem(.account, .taken("TARO")))
  }

  @Test func aNameTakenMeanwhileIsTheAccountsProblem() throws {
    let (first, second) = (viewModel(), viewModel())
    fill(first)
    fill(second, account: "Taro")
    try first.submit()
    #expect(throws: AccountProblem(.account, .taken("Taro"))) { try second.submit() }
  }

  @Test func storesTheAccountAndOnlyTheHash() throws {
    let model = viewModel()
    fill(model)
    model.role.value = "Editor"
    try model.submit()
    let stored = try #require(try store.account(named: "taro"))
    #expect(
      stored
        == Account(
          account: "taro", name: "Taro Yamada", email: "taro@example.org", role: .editor,
          created: Timestamp(seconds: 0)))
    let hash = try #require(try store.passwordHash(for: "taro"))
    #expect(hash.hasPrefix("$y$"))
    #expect(!hash.contains("sesame"))
  }

  @Test func blankRoleIsReader() throws {
    let model = viewModel()
    fill(model)
    try model.submit()
    #expect(try store.account(named: "taro")?.role == .reader)
  }

  @Test func nothingIsStoredWhereSomethingIsWrong() throws {
    let model = viewModel()
    fill(model)
    model.email.value = "nowhere"
    #expect(throws: AccountProblem(.email, .atSign)) { try model.submit() }
    #expect(try !store.contains(name: "taro"))
  }

  private func editing(_ account: Account) -> AccountFormViewModel {
    AccountFormViewModel(
      store: store, hasher: PasswordHasher(cost: 1), editing: account, confirmsPassword: true,
      now: { Timestamp(seconds: 9) })
  }

  @Test func anEditedAccountKeepsWhatIsNotChanged() throws {
    try store.insert(.ada, passwordHash: "$y$hash")
    let model = editing(.ada)
    var canSubmit: Bool?
    model.canSubmit.drive(onNext: { canSubmit = $0 }).disposed(by: bag)
    #expect(canSubmit == true)
    model.email.value = "countess@example.org"
    try model.submit()
    var changed = Account.ada
    changed.email = "countess@example.org"
    #expect(try store.account(named: "ada") == changed)
    #expect(try store.passwordHash(for: "ada") == "$y$hash")
  }

  @Test func anEditedAccountMayGetAnotherNameAndPassword() throws {
    try store.insert(.ada, passwordHash: "$y$hash")
    try store.insert(.grace, passwordHash: "$y$hash")
    let model = editing(.ada)
    var problem: AccountProblem?
    model.accountProblem.drive(onNext: { problem = $0 }).disposed(by: bag)
    model.account.value = "ADA"
    #expect(problem == nil)
    model.account.value = "grace"
    #expect(problem == AccountProblem(.account, .taken("grace")))
    model.account.value = "lovelace"
    model.password.accept(Secret(copying: "correct horse"))
    #expect(throws: AccountProblem(.password, .passwordsDiffer)) { try model.submit() }
    model.passwordAgain.accept(Secret(copying: "correct horse"))
    try model.submit()
    #expect(try store.account(named: "ada") == nil)
    #expect(try store.account(named: "lovelace")?.created == Account.ada.created)
    let hash = try #require(try store.passwordHash(for: "lovelace"))
    #expect(try PasswordHasher().verify(Secret(copying: "correct horse"), against: hash))
  }

  @Test func whatOthersChangedMeanwhileIsKept() throws {
    try store.insert(.ada, passwordHash: "$y$hash")
    let model = editing(.ada)
    var others = Account.ada
    others.name = "Countess"
    others.role = .editor
    _ = try store.update(name: "ada", to: others, passwordHash: nil)
    model.email.value = "countess@example.org"
    try model.submit()
    others.email = "countess@example.org"
    #expect(try store.account(named: "ada") == others)
  }

  @Test func anAccountThatIsGoneCannotBeChanged() throws {
    #expect(throws: AccountProblem(.account, .gone("ada"))) { try editing(.ada).submit() }
    #expect(try !store.contains(name: "ada"))
  }

  @Test func theDelegateHearsOfTheAccount() throws {
    let model = viewModel()
    let screen = Screen(model)
    fill(model)
    try model.submit()
    #expect(screen.added == ["taro"])
  }

  @Test func viewModelAndScreenDie() {
    assertDeallocated {
      let model = tracked(viewModel(confirms: true))
      model.canSubmit.drive(onNext: { _ in }).disposed(by: bag)
      tracked(model.makeForm(without: []))
      return Screen(model)
    }
  }

  @Test func aStrongDelegateIsCaught() {
    withKnownIssue {
      assertDeallocated(within: .milliseconds(1)) { StrongScreen(StrongViewModel()) }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("StrongScreen was not deallocated") }
    }
  }
}

private final class Screen: AccountFormViewModelDelegate {
  let viewModel: AccountFormViewModel
  var added: [String] = []

  init(_ viewModel: AccountFormViewModel) {
    self.viewModel = viewModel
    viewModel.delegate = self
  }

  func accountForm(_ viewModel: AccountFormViewModel, didStore account: Account) {
    added.append(account.account)
  }
}

/// The mistake that the harness is for: a view model that owns its delegate.
private final class StrongViewModel {
  var delegate: (any AnyObject)?
}

private final class StrongScreen {
  let viewModel: StrongViewModel

  init(_ viewModel: StrongViewModel) {
    self.viewModel = viewModel
    viewModel.delegate = self
  }
}
