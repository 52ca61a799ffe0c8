import RxCore
import Testing

/// Who answers while a memory is replayed to it still hears everything in order, and so do all others.
@Suite struct ReplayOrderTests {
  /// Something with a memory, how it is told a value, and what it remembers at first.
  struct Memory: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let remembered: [Int]
    let make: @Sendable () -> (values: Observable<Int>, say: (Int) -> Void)
  }

  static let memories = [
    Memory(testDescription: "ReplaySubject", remembered: [1, 2, 3]) {
      let subject = ReplaySubject<Int>.create(bufferSize: 3)
      for value in 1...3 { subject.onNext(value) }
      return (subject, { subject.onNext($0) })
    },
    Memory(testDescription: "ReplayRelay", remembered: [1, 2, 3]) {
      let relay = ReplayRelay<Int>.createUnbound()
      for value in 1...3 { relay.accept(value) }
      return (relay, { relay.accept($0) })
    },
    Memory(testDescription: "share(replay: 3)", remembered: [1, 2, 3]) {
      let source = PublishSubject<Int>()
      let shared = source.share(replay: 3)
      _ = shared.subscribe()
      for value in 1...3 { source.onNext(value) }
      return (shared, { source.onNext($0) })
    },
    Memory(testDescription: "share(replay: 1)", remembered: [3]) {
      let source = BehaviorRelay(value: 3)
      let shared = source.skip(1).startWith(3).share(replay: 1)
      _ = shared.subscribe()
      return (shared, { source.accept($0) })
    },
    Memory(testDescription: "BehaviorSubject", remembered: [3]) {
      let subject = BehaviorSubject(value: 3)
      return (subject, { subject.onNext($0) })
    },
    Memory(testDescription: "BehaviorRelay", remembered: [3]) {
      let relay = BehaviorRelay(value: 3)
      return (relay, { relay.accept($0) })
    },
    Memory(testDescription: "Variable", remembered: [3]) {
      let variable = Variable(3)
      return (variable.asObservable(), { variable.value = $0 })
    },
  ]

  @Test(arguments: memories) func anAnswerComesAfterWhatIsRemembered(_ memory: Memory) throws {
    let (values, say) = memory.make()
    let first = try #require(memory.remembered.first)
    var early: [Int] = []
    var late: [Int] = []
    _ = values.subscribe(onNext: { early.append($0) })
    _ = values.subscribe(onNext: {
      if $0 == first {
        say(4)
        say(5)
      }
      late.append($0)
    })
    say(6)
    #expect(late == memory.remembered + [4, 5, 6])
    #expect(early == memory.remembered + [4, 5, 6])
  }

  @Test(arguments: memories) func whoComesAndAnswersInADeliveryHearsAllInOrder(_ memory: Memory) throws {
    let (values, say) = memory.make()
    var early: [Int] = []
    var late: [Int] = []
    var hasCome = false
    _ = values.subscribe(onNext: {
      early.append($0)
      guard $0 == 4, !hasCome else { return }
      hasCome = true
      _ = values.subscribe(onNext: {
        if $0 == 4 { say(5) }
        late.append($0)
      })
    })
    say(4)
    #expect(early == memory.remembered + [4, 5])
    #expect(late.suffix(2) == [4, 5])
  }

  @Test(arguments: memories) func whoLeavesInTheMiddleOfItHearsNoMore(_ memory: Memory) throws {
    let (values, say) = memory.make()
    let recorder = Recorder<Int>()
    _ = values.take(1).do(onNext: { _ in say(4) }).subscribe(recorder)
    say(5)
    #expect(recorder.values == Array(memory.remembered.prefix(1)))
    #expect(recorder.isCompleted)
  }
}
