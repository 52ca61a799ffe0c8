import TestSupport
import Testing

@testable import HeapTrace

@Suite(.inOwnProcess) struct TypeNameTests {
  @Test(arguments: [
    ("App.Screen", "Screen"),
    ("App.Screen.Row", "Screen.Row"),
    ("App.Box<Swift.Dictionary<Swift.String, App.Row>>", "Box<Dictionary<String, Row>>"),
    ("App.(unknown context at $7f01).Row", "Row"),
    ("(App.A, Swift.Int) -> ()", "(A, Int) -> ()"),
  ])
  func modulesAndContextsAreLeftOut(_ qualified: String, _ short: String) {
    #expect(TypeName.short(qualified) == short)
  }
}
