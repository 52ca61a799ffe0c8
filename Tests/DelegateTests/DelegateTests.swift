import AccountsCore
import Formline
import HeapTrace
import Testing

/// No class of the package holds strongly what is above it.
///
/// Looks at the metadata of every class there is, so that a class that nobody thought of here is looked at too.
@Suite struct DelegateTests {
  private let properties = DeclaredProperty.all(inModules: [
    "RxCore", "Differences", "TerminalIO", "LineEditing", "Views", "Lists", "Forms", "Formline",
    "FormlineTesting",
    "AccountsCore",
  ])

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

  /// What else points up: to the view, screen or session that owns the class.
  @Test(arguments: [
    "Views.View.superview", "Views.GestureRecognizer.view", "Views.Screen.session",
    "Views.Screen.firstResponder",
    "Views.TextInput.fieldEditor",
  ])
  func whatPointsUpIsWeak(_ name: String) {
    #expect(properties.filter { $0.description == name }.map(\.ownership) == [.weak])
  }

  private func isDelegate(_ name: String) -> Bool {
    name.lowercased().hasSuffix("delegate") || name == "dataSource"
  }
}
