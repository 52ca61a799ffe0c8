import RxCore
import Testing

@Suite struct TakeWhileTests {
  @Test(arguments: [(TakeBehavior.exclusive, "-a-|"), (.inclusive, "-a-(b|)")])
  func picture(_ behavior: TakeBehavior, _ expected: String) {
    #expect(
      draw("-a-b-a-|") { sources, _ in sources[0].take(while: { $0 == "a" }, behavior: behavior) } == expected
    )
  }

  @Test(arguments: [(TakeBehavior.exclusive, "-a-|"), (.inclusive, "-a-(b|)")])
  func untilAPredicate(_ behavior: TakeBehavior, _ expected: String) {
    #expect(
      draw("-a-b-a-|") { sources, _ in sources[0].take(until: { $0 == "b" }, behavior: behavior) } == expected
    )
  }
}
