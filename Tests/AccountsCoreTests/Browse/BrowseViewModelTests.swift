@testable import AccountsCore
import Differences
import Formline
import FormlineTesting
import Glibc
import LeakCheck
import TestSupport
import Testing

/// What the list of accounts shows, and what its commands do to the store.
@Suite struct BrowseViewModelTests {
  private let folder = TemporaryFolder()
  private let store: SQLiteAccountStore
  private let model: BrowseViewModel
  private let bag = DisposeBag()

  init() throws {
    store = try SQLiteAccountStore(path: folder.file("accounts.sqlite"))
    for account in [Account.ada, .grace, .sei] { try store.insert(account, passwordHash: "$y$hash") }
    model = BrowseViewModel(store: store)
    model.reload()
  }

  /// The sections as one line: `admin 1: ada | editor 1: Grace`.
  private var shown: String {
    var text = ""
    model.sections.drive(onNext: { sections in
      text = sections.map { section in
        "\(section.model.name) \(section.model.count): "
          + section.items.map(\.account).joined(separator: ", ")
      }
      .joined(separator: " | ")
    })
    .dispose()
    return text
  }

  private var summary: String {
    var text = ""
    model.summary.drive(onNext: { text = $0 }).dispose()
    return text
  }

  @Test(arguments: [
    (Grouping.role, "admin 1: ada | editor 1: Grace | reader 1: 清少納言"),
    (.domain, "example.jp 1: 清少納言 | example.org 2: ada, Grace"),
    (.none, " 3: ada, Grace, 清少納言"),
  ])
  func theAccountsStandInSections(grouping: Grouping, sections: String) {
    model.grouping.accept(grouping)
    #expect(shown == sections)
    #expect(summary == "3 accounts")
  }

  @Test(arguments: [
    ("", "admin 1: ada | editor 1: Grace | reader 1: 清少納言", "3 accounts"),
    ("GRA", "editor 1: Grace", "1 of 3 accounts"),
    ("hopper", "editor 1: Grace", "1 of 3 accounts"),
    ("@example.org", "admin 1: ada | editor 1: Grace", "2 of 3 accounts"),
    ("少納", "reader 1: 清少納言", "1 of 3 accounts"),
    ("nobody", "", "0 of 3 accounts"),
  ])
  func theFilterLooksAtNamesAndAddress(text: String, sections: String, count: String) {
    model.filter.value = text
    #expect(shown == sections)
    #expect(summary == count)
  }

  @Test func theListFollowsEachKeyOfTheFilter() {
    var counts: [Int] = []
    model.sections.drive(onNext: { counts.append($0.reduce(0) { $0 + $1.items.count }) }).disposed(by: bag)
    for text in ["e", "ex", "exa", ""] { model.filter.value = text }
    #expect(counts == [3, 3, 3, 3, 3])
    model.filter.value = "gr"
    #expect(counts.last == 1)
  }

  @Test func whatWasRemovedComesBackWithItsPassword() throws {
    model.remove(.ada)
    #expect(model.notice.value == "Removed ada · u undoes it")
    #expect(try store.account(named: "ada") == nil)
    model.remove(.grace)
    #expect(shown == "reader 1: 清少納言")
    model.undo()
    #expect(model.notice.value == "Grace is back")
    model.undo()
    #expect(shown == "admin 1: ada | editor 1: Grace | reader 1: 清少納言")
    #expect(try store.passwordHash(for: "ada") == "$y$hash")
    model.undo()
    #expect(model.notice.value == "nothing to undo")
  }

  @Test func whatCannotComeBackDoesNotHoldUpTheOthers() throws {
    model.remove(.ada)
    model.remove(.grace)
    try store.insert(.grace, passwordHash: "$y$other")
    model.undo()
    #expect(model.notice.value == "an account named \"Grace\" is stored already")
    model.undo()
    #expect(model.notice.value == "ada is back")
  }

  @Test func whereTheStoreRefusesTheSameAccountIsNextAgain() throws {
    model.remove(.ada)
    model.remove(.grace)
    let path = folder.file("accounts.sqlite")
    #expect(rename(path, path + ".away") == 0)
    model.undo()
    #expect(model.notice.value?.contains("the store was removed or replaced") == true)
    #expect(rename(path + ".away", path) == 0)
    model.undo()
    #expect(model.notice.value == "Grace is back")
  }

  @Test func undoBringsBackWhatWasStoredAndNotWhatWasShown() throws {
    let other = try SQLiteAccountStore(path: folder.file("accounts.sqlite"))
    var changed = Account.ada
    changed.name = "Countess"
    _ = try other.update(name: "ada", to: changed, passwordHash: "$y$new")
    model.remove(.ada)
    model.undo()
    #expect(try store.account(named: "ada") == changed)
    #expect(try store.passwordHash(for: "ada") == "$y$new")
  }

  @Test func whatIsTakenMeanwhileCannotComeBackYet() throws {
    model.remove(.ada)
    var other = Account.ada
    other.name = "Another"
    try store.insert(other, passwordHash: "$y$other")
    model.undo()
    #expect(model.notice.value == "an account named \"ada\" is stored already")
    #expect(try store.remove(name: "ada"))
    model.undo()
    #expect(try store.account(named: "ada") == .ada)
  }

  @Test func anotherProcessesChangesAreReadWhenAskedFor() throws {
    let other = try SQLiteAccountStore(path: folder.file("accounts.sqlite"))
    _ = try other.remove(name: "ada")
    #expect(shown.contains("ada"))
    model.reloadIfChanged()
    #expect(shown == "editor 1: Grace | reader 1: 清少納言")
    var emissions = 0
    model.sections.drive(onNext: { _ in emissions += 1 }).disposed(by: bag)
    model.reloadIfChanged()
    #expect(emissions == 1)
  }

  @Test func whatSomebodyElseRemovedIsToldAndLeavesTheList() throws {
    let other = try SQLiteAccountStore(path: folder.file("accounts.sqlite"))
    _ = try other.remove(name: "ada")
    model.remove(.ada)
    #expect(model.notice.value == "ada was removed by somebody else")
    #expect(!shown.contains("ada"))
  }

  @Test func theSectionsGoRound() {
    var notices: [String?] = []
    for _ in 0..<3 {
      model.groupNext()
      notices.append(model.notice.value)
    }
    #expect(notices == ["By domain", "In one section", "By role"])
  }

  @Test func theFilterIsPreparedWithoutAKeyAndEndsWithItsOwner() throws {
    let time = TestScheduler()
    let preparation = model.prepareFilter(on: time)
    time.advanceBy(.zero)
    model.filter.value = "gra"
    #expect(shown == "editor 1: Grace")
    model.grouping.accept(.domain)
    #expect(shown == "example.org 1: Grace")
    time.start()
    #expect(shown == "example.org 1: Grace")
    preparation.dispose()
  }

  @Test func theSameFilterAgainIsNoNewList() {
    var emissions = 0
    model.sections.drive(onNext: { _ in emissions += 1 }).disposed(by: bag)
    model.filter.value = ""
    model.grouping.accept(.role)
    #expect(emissions == 1)
  }

  @Test func theModelDies() {
    assertDeallocated {
      let model = BrowseViewModel(store: store)
      model.sections.drive(onNext: { _ in }).disposed(by: bag)
      model.reload()
      return model
    }
  }
}
