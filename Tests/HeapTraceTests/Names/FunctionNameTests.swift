import TestSupport
import Testing

@testable import HeapTrace

@Suite(.inOwnProcess) struct FunctionNameTests {
  @Test(arguments: [
    ("closure #1 () -> () in App.A.bind() -> ()", "closure #1 in A.bind()"),
    (
      "closure #2 (Swift.Int) -> () in App.Tweets.init(Swift.Int, to: [Swift.String : App.A]) -> App.Tweets",
      "closure #2 in Tweets.init(_:to:)"
    ),
    (
      "implicit closure #2 () -> () in implicit closure #1 (App.A) -> () -> () in App.A.take() -> ()",
      "implicit closure #2 in implicit closure #1 in A.take()"
    ),
    (
      "closure #1 (Swift.Int) -> Swift.String in App.Screen.text.getter : (Swift.Int) -> Swift.String",
      "closure #1 in Screen.text.getter"
    ),
    (
      "closure #1 @Sendable () async -> () in App.Feed.start() async throws -> ()",
      "closure #1 in Feed.start()"
    ),
    (
      "generic specialization <Swift.Int> of closure #1 () -> () in App.A.keep<A>(A, [A]) -> ()",
      "closure #1 in A.keep(_:_:)"
    ),
    ("function signature specialization <Arg[0] = Owned To Guaranteed> of App.f() -> ()", "f()"),
    (
      "closure #1 () -> () in (extension in RxCore):RxCore.ObservableType.map<A>((A.Element) throws -> A1) -> RxCore.Observable<A1>",
      "closure #1 in ObservableType.map(_:)"
    ),
    ("App.A.(hide in _0AF3)(App.B) -> ()", "A.hide(_:)"),
    (
      "closure #1 () -> () in inner #1 <A>(A) -> () in App.K.outer<A>(A) -> ()",
      "closure #1 in inner #1(_:) in K.outer(_:)"
    ),
    (
      "(2) suspend resume partial function for closure #1 @Sendable () async -> () in App.f() -> ()",
      "closure #1 in f()"
    ),
    (
      "partial apply forwarder for closure #1 () -> () in static App.Main.main() async -> ()",
      "closure #1 in static Main.main()"
    ),
    (
      "closure #1 () -> () in variable initialization expression of App.A.action : () -> ()",
      "closure #1 in initial value of A.action"
    ),
  ])
  func itSaysWhatAReaderNeeds(_ demangled: String, _ short: String) {
    #expect(FunctionName.short(demangled) == short)
  }
}
