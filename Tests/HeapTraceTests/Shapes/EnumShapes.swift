import TestSupport
import Testing

/// Cycles through the payloads of enums.
@Suite(.inOwnProcess, .whereHeapsAreSeen) struct EnumShapes {
  @Test func aResult() throws {
    let owner = Enums()
    let line = #line + 1
    owner.result = .success { owner.count }
    let name = closure(in: "EnumShapes.aResult()", line: line)
    try expectPath(of: owner, "retain cycle: Enums.result.success -> \(name) captures Enums")
  }

  @Test func oneOfSeveralPayloads() throws {
    let owner = Enums()
    owner.route = .detail(owner, tag: 1)
    try expectPath(of: owner, "retain cycle: Enums.route.detail.0 -> Enums")
  }

  @Test func anIndirectCase() throws {
    let owner = Enums()
    owner.route = .wrapped(owner)
    try expectPath(of: owner, "retain cycle: Enums.route.wrapped -> Enums")
  }

  @Test func nestedEnums() throws {
    let owner = Enums()
    let line = #line + 1
    owner.outer = .some(.inner(.action({ owner.count += 1 }, "text")))
    let name = closure(in: "EnumShapes.nestedEnums()", line: line)
    try expectPath(of: owner, "retain cycle: Enums.outer.some.inner.action.0 -> \(name) captures Enums")
  }

  @Test func aTree() throws {
    let owner = Enums()
    let line = #line + 1
    owner.tree = .node(.leaf {}, .leaf { owner.count += 1 })
    let name = closure(2, in: "EnumShapes.aTree()", line: line)
    try expectPath(of: owner, "retain cycle: Enums.tree.node.1.leaf -> \(name) captures Enums")
  }

  @Test func anOptionalInAnOptional() throws {
    let owner = Enums()
    owner.twice = .some(.some((3, owner)))
    try expectPath(of: owner, "retain cycle: Enums.twice.1 -> Enums")
  }

  @Test func anArrayOfEnums() throws {
    let owner = Enums()
    owner.routes = [.home, .detail(owner, tag: 2)]
    try expectPath(of: owner, "retain cycle: Enums.routes[1].detail.0 -> Enums")
  }
}

private final class Enums {
  enum Route { case home, detail(Enums, tag: Int); indirect case wrapped(Enums) }
  enum Inner { case action(() -> Void, String), nothing }
  enum Outer { case inner(Inner), text(String) }
  enum Choice { case some(Outer), none }
  indirect enum Tree { case leaf(() -> Void), node(Tree, Tree) }
  var count = 0
  var result: Result<() -> Int, any Error>?
  var route = Route.home
  var routes: [Route] = []
  var outer = Choice.none
  var tree: Tree?
  var twice: (Int, Enums)??
}
