import HeapTrace
import TestSupport
import Testing

@Suite(.inOwnProcess) struct DeclaredPropertyTests {
  @Test(arguments: [
    ("delegate", DeclaredProperty.Ownership.weak), ("owner", .unowned), ("pointer", .unmanaged),
    ("model", .strong),
    ("action", .strong), ("count", .strong),
  ])
  func itTellsHowAPropertyHolds(_ name: String, _ ownership: DeclaredProperty.Ownership) {
    let found = DeclaredProperty.all(inModules: ["HeapTraceTests"]).filter {
      $0.type == "Declaring" && $0.name == name
    }
    #expect(found.map(\.ownership) == [ownership])
  }

  @Test func genericAndNestedClassesAreFound() {
    let names = DeclaredProperty.all(inModules: ["HeapTraceTests"]).map(\.description)
    #expect(names.contains("HeapTraceTests.Generic.Nested.other"))
  }

  @Test func otherModulesAreLeftOut() {
    #expect(DeclaredProperty.all(inModules: ["NoSuchModule"]).isEmpty)
  }
}

private class Declaring {
  weak var delegate: Declaring?
  unowned let owner: Owner
  unowned(unsafe) let pointer: Owner
  let model = Owner()
  var action: (() -> Void)?
  var count = 0

  init(_ owner: Owner) {
    self.owner = owner
    pointer = owner
  }
}

private enum Generic<Value> {
  final class Nested {
    weak var other: Nested?
    var value: Value?
  }
}
