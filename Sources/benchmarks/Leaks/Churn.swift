import Foundation
import Synchronization

/// Threads and tasks that make, link and drop objects of many shapes until they are told to stop.
final class Churn: Sendable {
  private let isOver = Atomic(false)

  /// Starts four threads and twenty tasks.
  init() {
    for seed in 0..<4 { Thread.detachNewThread { self.churn(seed) } }
    for seed in 0..<20 { Task.detached { await self.wait(seed) } }
  }

  /// Threads and tasks end soon after.
  func stop() { isOver.store(true, ordering: .relaxed) }

  private func churn(_ seed: Int) {
    var random = SystemRandomNumberGenerator()
    var pool: [ChurnNode] = []
    while !isOver.load(ordering: .relaxed) {
      let node =
        [ChurnNode(), ChurnBox("text \(seed)"), ChurnBox([seed])].randomElement(using: &random) ?? ChurnNode()
      link(node, to: pool.randomElement(using: &random), seed, Int.random(in: 0..<9, using: &random))
      pool.append(node)
      if pool.count > 200 {
        for old in pool { old.unlink() }
        pool.removeAll()
      }
    }
    for old in pool { old.unlink() }
  }

  private func link(_ node: ChurnNode, to other: ChurnNode?, _ seed: Int, _ shape: Int) {
    switch shape {
    case 0: node.next = other
    case 1: node.watched = other
    case 2: node.any = ChurnLarge(object: other)
    case 3: node.pair = (1, other, "abc")
    case 4: node.choice = .nested(.object(other ?? ChurnNode()))
    case 5: node.action = { _ = other?.number }
    case 6: node.list = [1, "x", ChurnLarge(object: nil), other as Any]
    case 7: node.named["key \(seed)"] = [.text("s", 1), .none]
    default: node.action = { [weak node] in node?.number = seed }
    }
  }

  private func wait(_ seed: Int) async {
    while !isOver.load(ordering: .relaxed) {
      let node = ChurnNode()
      try? await Task.sleep(for: .milliseconds(1))
      node.number += (0..<50).map { ChurnBox("\($0) \(seed)") }.count
      await withTaskGroup { group in
        for number in 0..<3 {
          group.addTask {
            let inner = ChurnNode()
            await Task.yield()
            inner.number = number
          }
        }
      }
    }
  }
}

private struct ChurnLarge { var a = 1, b = 2, c = 3; var object: AnyObject? }

private enum ChurnChoice {
  case object(AnyObject)
  case text(String, Int)
  case none
  indirect case nested(ChurnChoice)
}

private class ChurnNode {
  var number = 0
  var next: ChurnNode?
  weak var watched: ChurnNode?
  var any: Any = 0
  var choice = ChurnChoice.none
  var action: (() -> Void)?
  var list: [Any] = []
  var named: [String: [ChurnChoice]] = [:]
  var pair: (Int, AnyObject?, String) = (0, nil, "")

  /// Opens every cycle that chance has made.
  func unlink() {
    next = nil
    any = 0
    choice = .none
    action = nil
    list = []
    pair = (0, nil, "")
  }
}

private final class ChurnBox<Value>: ChurnNode {
  let value: Value
  init(_ value: Value) { self.value = value }
}
