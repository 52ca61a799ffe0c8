import RxCore
import Testing

@Suite struct MapTests {
  @Test func picture() {
    #expect(draw("-a-b-|") { sources, _ in sources[0].map { $0 + $0 } } == "-[aa]-[bb]-|")
  }

  @Test func anErrorThrownEndsIt() {
    let drawing = draw("-a-b-|") { sources, _ in
      sources[0].map { value throws -> String in if value == "b" { throw TestError.two } else { value } }
    }
    #expect(drawing == "-a-#")
  }

  @MainActor @Test(.enabled(if: !isSanitized)) func tenThousandInARow() {
    let relay = BehaviorRelay(value: 0)
    var chain = relay.asObservable()
    for _ in 0..<10_000 { chain = chain.map { $0 + 1 } }
    var seen: [Int] = []
    let subscription = chain.subscribe(onNext: { seen.append($0) })
    relay.accept(1)
    subscription.dispose()
    relay.accept(2)
    #expect(seen == [10_000, 10_001])
  }
}
