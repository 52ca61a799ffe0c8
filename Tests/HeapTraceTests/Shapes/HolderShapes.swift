import Dispatch
import Foundation
import TestSupport
import Testing

@testable import HeapTrace

/// What holds an object that is in no cycle.
@Suite(.inOwnProcess, .whereHeapsAreSeen) struct HolderShapes {
  @Test func aGlobal() throws {
    let owner = Owner()
    heldByAGlobal = owner
    try expectPath(of: owner, "held by a global: heldByAGlobal -> Owner")
  }

  @Test func aStaticWithAnArray() throws {
    let owner = Owner()
    Router.shared.stack.append(owner)
    try expectPath(of: owner, "held by a global: Router.shared -> Router.stack[0] -> Owner")
  }

  @Test func aStaticWithADictionaryOfClosures() throws {
    let owner = Owner()
    let line = #line + 1
    Router.other.named["like"] = { owner.count += 1 }
    let name = closure(in: "HolderShapes.aStaticWithADictionaryOfClosures()", line: line)
    try expectPath(
      of: owner, "held by a global: Router.other -> Router.named[\"like\"] -> \(name) captures Owner")
  }

  @Test func aGlobalArray() throws {
    let owner = Owner()
    heldInAnArray.append(owner)
    try expectPath(of: owner, "held by a global: heldInAnArray[0] -> Owner")
  }

  @Test func aGlobalClosure() throws {
    let owner = Owner(), number = owner.count
    let line = #line + 1
    heldByAClosure = { owner.count += number }
    let name = closure(in: "HolderShapes.aGlobalClosure()", line: line)
    try expectPath(of: owner, "held by a global: heldByAClosure -> \(name) captures Owner")
  }

  @Test func aCycleElsewhere() throws {
    let owner = Owner()
    makeCycle(holding: owner)
    try expectPath(
      of: owner, "held by a retain cycle: Owner.next -> Owner.next -> Owner; from it: Owner.anything -> Owner"
    )
  }

  private func makeCycle(holding owner: Owner) {
    let first = Owner(), second = Owner()
    first.next = second
    second.next = first
    second.anything = owner
  }

  /// Nothing of it is asynchronous: the variables of a test that waits would be among what is found.
  @Test func aTaskThatWaits() throws {
    let (ending, end) = AsyncStream.makeStream(of: Void.self)
    let executor = OwnQueueExecutor()
    let address = makeTask(on: executor, waitingFor: ending)
    executor.finishJobs()
    let text = try Heap.reasons(forObjectsAt: [~address])[0]
    let place = "closure #1 in HolderShapes.makeTask(on:waitingFor:)"
    #expect(text.hasPrefix("held by a task suspended in \(place) at HolderShapes.swift:"), "\(text)")
    #expect(text.hasSuffix("Owner\n\(guessNote)"))
    end.finish()
    executor.finishJobs()
  }

  private func makeTask(on executor: OwnQueueExecutor, waitingFor ending: AsyncStream<Void>) -> UInt {
    let owner = Owner()
    Task(executorPreference: executor) {
      for await _ in ending {}
      owner.count += 1
    }
    return ~UInt(bitPattern: ObjectIdentifier(owner))
  }

  @Test func aPendingBlock() throws {
    let owner = Owner(), queue = DispatchQueue(label: "suspended"), number = owner.count
    queue.suspend()
    let line = #line + 1
    queue.async { owner.count += number }
    let name = closure(in: "HolderShapes.aPendingBlock()", line: line)
    try expectPath(
      of: owner,
      """
      held by a pending block -> \(name) captures Owner
      """)
    queue.resume()
  }

  @Test func aTimer() throws {
    let owner = Owner(), number = owner.count
    let line = #line + 1
    let timer = Timer(timeInterval: 3600, repeats: true) { _ in owner.count += number }
    RunLoop.current.add(timer, forMode: .default)
    let text = try Heap.whyAlive(owner)
    #expect(
      text.contains("Timer._fire -> \(closure(in: "HolderShapes.aTimer()", line: line)) captures Owner"))
    timer.invalidate()
  }

  @Test func retainedByHand() throws {
    let text = try Heap.reasons(forObjectsAt: [~retainByHand()])[0]
    // The running test may have the address among its variables.
    #expect(text.hasPrefix("no Swift object refers to it;") || text.hasPrefix("held by a task"), "\(text)")
  }

  private func retainByHand() -> UInt {
    ~UInt(bitPattern: Unmanaged.passRetained(Owner()).toOpaque())
  }

  @Test func whatIsGoneIsNotFound() throws {
    #expect(
      try Heap.reasons(forObjectsAt: [16]) == [
        "(no reference path: it went just now, or malloc did not make it)"
      ])
  }
}

private final class Router: @unchecked Sendable {
  static let shared = Router()
  static let other = Router()
  var stack: [AnyObject] = []
  var named: [String: () -> Void] = [:]
}

// `nonisolated(unsafe)`: each is set and read by one test alone.
nonisolated(unsafe) private var heldByAGlobal: Owner?
nonisolated(unsafe) private var heldInAnArray: [Owner] = []
nonisolated(unsafe) private var heldByAClosure: (() -> Void)?
