import RxCore
import Testing

/// A graph lives in one isolation domain, and the compiler keeps it there.
@Suite struct IsolationTests {
  @Test func aGraphCannotBeHandedToAnotherDomain() throws {
    let snippet = """
      import RxCore
      @MainActor func handOver() async {
        let relay = BehaviorRelay(value: 1)
        let subscription = relay.map { $0 + 1 }.subscribe(onNext: { print($0) })
        await Task.detached { relay.accept(2) }.value
        relay.accept(3)
        subscription.dispose()
      }
      """
    let complaints = try #require(try Compiler.complaints(about: snippet))
    #expect(complaints.contains("error: "))
    #expect(complaints.contains("data races"))
  }

  @Test func codeOnTheMainActorNeedsNoAnnotation() throws {
    let snippet = """
      import RxCore
      final class Label { var text = "" }
      final class Screen {
        let account = Variable("")
        let label = Label()
        let bag = DisposeBag()
        init() {
          account.asDriver().map { "[\\($0)]" }.drive(Binder(label) { $0.text = $1 }).disposed(by: bag)
          account.subscribe(with: self, onNext: { screen, text in screen.label.text = text }).disposed(by: bag)
          Observable.task { await fetch() }.subscribe(with: self, onNext: { $0.account.value = $1 }).disposed(by: bag)
        }
        func follow() async { for await text in account.asDriver().values { label.text = text } }
      }
      func fetch() async -> String { "taro" }
      """
    let complaints = try #require(try Compiler.complaints(about: snippet, mainActorByDefault: true))
    #expect(complaints == "")
  }
}
