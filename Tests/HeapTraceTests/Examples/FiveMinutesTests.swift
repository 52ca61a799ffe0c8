import RxCore
import TestSupport
import Testing

/// The two leaks of the article "Find a leak in five minutes", with what it shows of them.
@Suite(.inOwnProcess, .whereHeapsAreSeen) struct FiveMinutesTests {
  @Test func aStrongDelegate() throws {
    let screen = AccountScreen()
    try expectPath(
      of: screen, "retain cycle: AccountScreen.viewModel -> AccountFormViewModel.delegate -> AccountScreen")
  }

  @Test func aClosureThatLivesInItsScreensBag() throws {
    let screen = TweetScreen()
    screen.bind()
    let subscriber = closure(2, in: "TweetScreen.bind()", line: TweetScreen.line)
    try expectPath(
      of: screen,
      "retain cycle: TweetScreen.likes -> BehaviorRelay<Int> -> map at FiveMinutesTests.swift:"
        + "\(TweetScreen.line - 1) -> \(subscriber) captures TweetScreen")
  }
}

private protocol AccountFormDelegate: AnyObject {
  func formChanged()
}

private final class AccountFormViewModel {
  var delegate: (any AccountFormDelegate)?  // strong: the leak
}

private final class AccountScreen: AccountFormDelegate {
  let viewModel = AccountFormViewModel()
  init() { viewModel.delegate = self }
  func formChanged() {}
}

private final class TweetScreen {
  let likes = BehaviorRelay(value: 0)
  let disposeBag = DisposeBag()
  var title = ""

  static let line = #line + 4
  func bind() {
    likes
      .map { "\($0) likes" }
      .subscribe(onNext: { self.title = $0 })  // strong: the leak
      .disposed(by: disposeBag)
  }
}
