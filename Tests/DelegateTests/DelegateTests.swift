import AccountsCore
import Formline
import FormlineTesting
import HeapTrace
import Testing
import tweets

/// No class of the package holds strongly what is above it.
///
/// Looks at the metadata of every class there is, so that a class that nobody thought of here is looked at too.
@Suite struct DelegateTests {
  private static let modules: Set = [
    "RxCore", "Differences", "TerminalIO", "LineEditing", "Views", "Lists", "Forms", "Formline",
    "FormlineTesting", "AccountsCore", "tweets",
  ]
  private let properties = DeclaredProperty.all(inModules: modules)

  @Test func everyModuleIsLookedAt() {
    // Differences declares no class.
    #expect(Set(properties.map(\.module)) == Self.modules.subtracting(["Differences"]))
  }

  @Test func everyDelegateIsWeak() {
    let strong = properties.filter { isDelegate($0.name) && $0.ownership == .strong }
    #expect(strong.map(\.description) == [], "held strongly, so that a cycle closes: make it weak")
  }

  /// That the look finds what there is: these are known.
  @Test(arguments: [
    "AccountsCore.AccountFormViewModel.delegate", "Lists.ListView.delegate", "Lists.ListView.dataSource",
  ])
  func itIsFoundWeak(_ name: String) {
    #expect(properties.filter { $0.description == name }.map(\.ownership) == [.weak])
  }

  /// Every reference that does not own: to what owns the class, most of all.
  ///
  /// One that is new belongs into this list, so that nobody can make it strong later.
  @Test func whatPointsBackDoesNotOwn() {
    let found = Set(properties.filter { $0.ownership != .strong }.map(\.description))
    #expect(Self.pointingBack.subtracting(found).sorted() == [], "held strongly, so that a cycle closes")
    #expect(found.subtracting(Self.pointingBack).sorted() == [], "not in the list of these tests")
  }

  private static let pointingBack: Set<String> = [
    "AccountsCore.AccountFormViewModel.delegate", "AccountsCore.AccountScreen.delegate",
    "AccountsCore.BrowseScreen.opened", "Lists.ListView.dataSource", "Lists.ListView.delegate",
    "Lists.SectionedAnimatedDataSource.shownBy", "RxCore.AnySink.upstream", "RxCore.Race.winner",
    "RxCore.Shared.core", "RxCore.SharedCore.owner", "RxCore.SharedHub.core", "RxCore.Subscriber.handle",
    "RxCore.Subscription.sink", "RxCore.Switcher.current", "RxCore.VirtualTimeItem.ticket",
    "RxCore.VirtualTimeTicket.item", "TerminalIO.LoopTimer.queue", "Views.EditorInsets.scrollView",
    "Views.GestureRecognizer.view", "Views.MouseTracking.target", "Views.Screen.firstResponder",
    "Views.Screen.session", "Views.TextInput.fieldEditor", "Views.View.superview",
  ]

  private func isDelegate(_ name: String) -> Bool {
    name.lowercased().hasSuffix("delegate") || name == "dataSource"
  }
}
