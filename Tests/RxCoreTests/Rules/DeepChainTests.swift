import RxCore
import Testing

/// Long chains are built, used, disposed and let go of, on the main actor and on another one; where the stack does not
/// suffice, they are refused with a message.
@Suite(.enabled(if: !isSanitized)) struct DeepChainTests {
  /// One operator, again and again.
  enum Link: String, CaseIterable, Codable, Sendable {
    case map, filter, scan, distinctUntilChanged, take, `do`, driverMap, driverFilter, driverScan, share

    func extend(_ chain: Observable<Int>) -> Observable<Int> {
      switch self {
      case .map: chain.map { $0 }
      case .filter: chain.filter { _ in true }
      case .scan: chain.scan(0) { $1 }
      case .distinctUntilChanged: chain.distinctUntilChanged()
      case .take: chain.take(9)
      case .do: chain.do(onNext: { _ in })
      case .share: chain.share(replay: 1)
      case .driverMap, .driverFilter, .driverScan: chain
      }
    }

    func extend(_ chain: Driver<Int>) -> Driver<Int> {
      switch self {
      case .driverMap: chain.map { $0 }
      case .driverFilter: chain.filter { _ in true }
      case .driverScan: chain.scan(0) { $1 }
      default: chain
      }
    }

    /// How long a chain this build's stack frames allow: 10,000, but less without optimisation.
    var length: Int {
      #if DEBUG
        switch self {
        case .map, .filter: 10_000
        case .scan, .distinctUntilChanged, .take: 5_000
        case .do, .share, .driverMap, .driverFilter, .driverScan: 2_000
        }
      #else
        10_000
      #endif
    }

    /// What the end of the chain says of 0, which the relay holds, and 1.
    func run(_ count: Int) -> [Int] {
      let relay = BehaviorRelay(value: 0)
      var chain = relay.asObservable()
      var driver = relay.asDriver()
      for _ in 0..<count {
        chain = extend(chain)
        driver = extend(driver)
      }
      var seen: [Int] = []
      let end = rawValue.hasPrefix("driver") ? driver.asObservable() : chain
      let subscription = end.subscribe(onNext: { seen.append($0) })
      relay.accept(1)
      subscription.dispose()
      relay.accept(2)
      return seen
    }
  }

  private actor Elsewhere {
    func run(_ link: Link) -> [Int] { link.run(link.length) }
  }

  @MainActor @Test(arguments: Link.allCases) func onTheMainActor(_ link: Link) {
    #expect(link.run(link.length) == [0, 1])
  }

  @Test(arguments: Link.allCases) func onAnother(_ link: Link) async {
    #expect(await Elsewhere().run(link) == [0, 1])
  }

  #if os(Linux)
    @Test(arguments: Link.allCases) func whatIsTooLongIsRefused(_ link: Link) async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [link] in
        _ = link.run(300_000)
      }
      let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(words.contains("operators needs more stack than this thread has"))
    }
  #endif
}
