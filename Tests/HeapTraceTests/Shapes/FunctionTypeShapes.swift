import TestSupport
import Testing

/// Cycles through functions of every kind.
@Suite(.inOwnProcess, .whereHeapsAreSeen) struct FunctionTypeShapes {
  @Test func async() throws {
    let owner = Functions()
    let line = #line + 1
    owner.async = {
      owner.count += $0; return ""
    }
    try expect(owner, "async", line: line, "async()")
  }

  @Test func sendable() throws {
    let owner = Functions()
    let line = #line + 1
    owner.sendable = { owner.count += 1 }
    try expect(owner, "sendable", line: line, "sendable()")
  }

  @Test func onTheMainActor() throws {
    let owner = Functions()
    let line = #line + 1
    owner.onMainActor = { owner.count += 1 }
    try expect(owner, "onMainActor", line: line, "onTheMainActor()")
  }

  @Test func withAnInoutParameter() throws {
    let owner = Functions()
    let line = #line + 1
    owner.changing = { $0 += owner.count }
    try expect(owner, "changing", line: line, "withAnInoutParameter()")
  }

  @Test func withATypedError() throws {
    let owner = Functions()
    let line = #line + 1
    owner.throwing = { () throws(Functions.Failed) -> Void in if owner.count > 9 { throw Functions.Failed() }
    }
    try expect(owner, "throwing", line: line, "withATypedError()")
  }

  @Test func insideATuple() throws {
    let owner = Functions()
    let line = #line + 1
    owner.pair = (1, { owner.count += 1 })
    try expect(owner, "pair.1", line: line, "insideATuple()")
  }

  @Test func lazily() throws {
    let owner = LazyOwner()
    _ = owner.format(1)
    let name = "closure #1 in LazyOwner.format.getter at FunctionTypeShapes.swift:\(LazyOwner.line)"
    try expectPath(of: owner, "retain cycle: LazyOwner.format -> \(name) captures LazyOwner")
  }

  private func expect(
    _ owner: Functions, _ property: String, line: Int, _ test: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let name = closure(in: "FunctionTypeShapes.\(test)", line: line)
    try expectPath(
      of: owner, "retain cycle: Functions.\(property) -> \(name) captures Functions",
      sourceLocation: sourceLocation)
  }
}

private final class Functions: @unchecked Sendable {
  struct Failed: Error {}
  var count = 0
  var async: ((Int) async throws -> String)?
  var sendable: (@Sendable () -> Void)?
  var onMainActor: (@MainActor () -> Void)?
  var changing: ((inout Int) -> Void)?
  var throwing: (() throws(Failed) -> Void)?
  var pair: (number: Int, action: () -> Void)?
}

private final class LazyOwner {
  var count = 2
  lazy var format: (Int) -> String = { "\(self.count + $0)" }
  static var line: Int { (#line) - 1 }
}
