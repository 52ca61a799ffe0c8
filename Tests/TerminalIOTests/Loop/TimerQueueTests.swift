import TestSupport
import Testing

@testable import TerminalIO

@Suite struct TimerQueueTests {
  @Test func equalDeadlinesRunInTheOrderOfScheduling() {
    let queue = TimerQueue()
    var ran: [Int] = []
    for number in 0..<20 { _ = queue.schedule(at: .seconds(number % 2)) { ran.append(number) } }
    #expect(queue.nextDeadline == .zero)
    #expect(queue.runDue(at: .zero))
    #expect(ran == Array(stride(from: 0, to: 20, by: 2)))
    #expect(queue.nextDeadline == .seconds(1))
    #expect(!queue.runDue(at: .milliseconds(999)))
    #expect(queue.runDue(at: .seconds(5)))
    #expect(ran == Array(stride(from: 0, to: 20, by: 2)) + Array(stride(from: 1, to: 20, by: 2)))
    #expect(queue.nextDeadline == nil)
  }

  @Test func whatATimerSchedulesWaitsForTheNextRound() {
    let queue = TimerQueue()
    var rounds = 0
    var next: LoopTimer?
    func again() {
      rounds += 1
      next = queue.schedule(at: .zero, again)
    }
    again()
    #expect(queue.runDue(at: .zero))
    #expect(rounds == 2)
    #expect(queue.runDue(at: .zero))
    #expect(rounds == 3)
    next?.cancel()
  }

  /// Against a list that is searched for what is due next.
  @Test func runsWhatAListWouldRun() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    let queue = TimerQueue()
    var ran: [Int] = []
    var expected: [Int] = []
    var model: [(deadline: Int, number: Int, timer: LoopTimer)] = []
    for number in 0..<1000 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0...1:
        let deadline = Int.random(in: 0..<50, using: &random)
        model.append((deadline, number, queue.schedule(at: .seconds(deadline)) { ran.append(number) }))
      case 2:
        if let index = model.indices.randomElement(using: &random) { model.remove(at: index).timer.cancel() }
      default:
        let now = Int.random(in: 0..<50, using: &random)
        let due = model.filter { $0.deadline <= now }.sorted {
          ($0.deadline, $0.number) < ($1.deadline, $1.number)
        }
        expected += due.map(\.number)
        model.removeAll { $0.deadline <= now }
        #expect(queue.runDue(at: .seconds(now)) == !due.isEmpty, "seed \(seed)")
      }
      let next = model.map { Duration.seconds($0.deadline) }.min()
      if queue.nextDeadline != next {
        Issue.record("seed \(seed): \(queue.nextDeadline as Any), not \(next as Any)")
      }
    }
    #expect(ran == expected, "seed \(seed)")
  }
}
