import TestSupport
import Testing

/// Cycles through a closure, by what it captures beside the owner.
@Suite(.inOwnProcess, .whereHeapsAreSeen) struct ClosureShapes {
  @Test func onlyTheOwner() throws {
    let owner = Owner()
    let line = #line + 1
    owner.action = { owner.count += 1 }
    try expect(owner, line: line, "onlyTheOwner()")
  }

  @Test func aNumberAndAText() throws {
    let owner = Owner(), number = Int.random(in: 0...9), text = "text \(number)"
    let line = #line + 1
    owner.action = { owner.count += number + text.count }
    try expect(owner, line: line, "aNumberAndAText()")
  }

  @Test func aVariable() throws {
    let owner = Owner()
    var calls = 0
    let line = #line + 1
    owner.action = {
      calls += 1
      owner.count = calls
    }
    try expect(owner, line: line, "aVariable()")
    #expect(calls == 0)
  }

  @Test func theOwnerInAVariable() throws {
    var owner: Owner? = Owner()
    let line = #line + 1
    owner?.action = {
      owner?.count += 1
      owner = nil
    }
    try expect(#require(owner), line: line, "theOwnerInAVariable()")
  }

  @Test func anOptionalOwner() throws {
    let owner = Owner()
    let optional: Owner? = Bool.random() ? owner : owner.next ?? owner
    let line = #line + 1
    owner.action = { optional?.count += 1 }
    try expect(owner, line: line, "anOptionalOwner()")
  }

  @Test func anArrayOfOwners() throws {
    let owner = Owner()
    let owners = [Owner(), owner]
    let line = #line + 1
    owner.action = { owners[0].count += 1 }
    try expectPath(
      of: owner,
      "retain cycle: Owner.action -> \(closure(in: "ClosureShapes.anArrayOfOwners()", line: line)) captures Owner"
    )
  }

  @Test func aDictionaryOfOwners() throws {
    let owner = Owner()
    let owners = ["a": owner]
    let line = #line + 1
    owner.action = { _ = owners.count }
    try expectPath(
      of: owner,
      "retain cycle: Owner.action -> \(closure(in: "ClosureShapes.aDictionaryOfOwners()", line: line)) captures Owner"
    )
  }

  @Test func aWideStruct() throws {
    struct Wide { var a = 1, b = "b", c = 2.0; let owner: Owner }
    let owner = Owner(), wide = Wide(a: Int.random(in: 0...9), owner: owner)
    let line = #line + 1
    owner.action = {
      _ = wide.b
      wide.owner.count = wide.a
    }
    let text = closure(in: "ClosureShapes.aWideStruct()", line: line)
    try expectPath(of: owner, "retain cycle: Owner.action -> \(text) captures Owner")
  }

  @Test func anExistential() throws {
    let owner = Owner()
    let value: Any = owner
    let line = #line + 1
    owner.action = { _ = value }
    try expect(owner, line: line, "anExistential()")
  }

  /// Its mangled name has a `Q`, as those of associated types have.
  @Test func anythingEquatable() throws {
    let owner = Owner()
    let value: any Equatable = Bool.random() ? 1 : "one"
    let line = #line + 1
    owner.action = {
      _ = value
      owner.count += 1
    }
    try expect(owner, line: line, "anythingEquatable()")
  }

  @Test func aMetatype() throws {
    let owner = Owner()
    let type: Any.Type = Bool.random() ? Int.self : String.self
    let line = #line + 1
    owner.action = {
      _ = type
      owner.count += 1
    }
    try expect(owner, line: line, "aMetatype()")
  }

  @Test func aKeyPath() throws {
    let owner = Owner(), path = \Owner.count
    let line = #line + 1
    owner.action = { owner[keyPath: path] += 1 }
    try expect(owner, line: line, "aKeyPath()")
  }

  @Test func anotherClosure() throws {
    let owner = Owner()
    let line = #line + 1
    let inner = { owner.count += 1 }
    owner.action = {
      inner()
      inner()
    }
    let first = closure(1, in: "ClosureShapes.anotherClosure()", line: line)
    let second = closure(2, in: "ClosureShapes.anotherClosure()", line: line + 1)
    try expectPath(of: owner, "retain cycle: Owner.action -> \(second) captures \(first) captures Owner")
  }

  /// What the compiler makes of a method has no line of its own.
  @Test func aMethod() throws {
    let owner = Owner()
    owner.action = owner.act
    let text = "implicit closure #2 in implicit closure #1 in ClosureShapes.aMethod()"
    try expectPath(of: owner, "retain cycle: Owner.action -> \(text) captures Owner")
  }

  @Test func anAutoclosure() throws {
    let line = #line + 1
    func keep(_ value: @autoclosure @escaping () -> Int) -> () -> Void { { _ = value() } }
    let owner = Owner()
    owner.action = keep(owner.count)
    let kept = closure(in: "keep #1(_:) in ClosureShapes.anAutoclosure()", line: line)
    let value = "implicit closure #1 in ClosureShapes.anAutoclosure()"
    try expectPath(of: owner, "retain cycle: Owner.action -> \(kept) captures \(value) captures Owner")
  }

  private func expect(
    _ owner: Owner, line: Int, _ test: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = closure(in: "ClosureShapes.\(test)", line: line)
    try expectPath(
      of: owner, "retain cycle: Owner.action -> \(text) captures Owner", sourceLocation: sourceLocation)
  }
}
