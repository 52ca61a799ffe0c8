import TestSupport
import Testing

/// Cycles through values of which the type is hidden.
@Suite(.inOwnProcess, .whereHeapsAreSeen) struct ExistentialShapes {
  @Test func anyObject() throws {
    let owner = Existentials()
    owner.object = owner
    try expect(owner, "object")
  }

  @Test func aClassBoundProtocol() throws {
    let owner = Existentials()
    owner.delegate = owner
    try expect(owner, "delegate")
  }

  @Test func anyThatIsAnObject() throws {
    let owner = Existentials()
    owner.any = owner
    try expect(owner, "any")
  }

  @Test func anyThatIsAFunction() throws {
    let owner = Existentials()
    let line = #line + 1
    owner.any = { owner.count += 1 } as () -> Void
    let name = closure(in: "ExistentialShapes.anyThatIsAFunction()", line: line)
    try expectPath(of: owner, "retain cycle: Existentials.any -> \(name) captures Existentials")
  }

  @Test func aSmallValue() throws {
    let owner = Existentials()
    owner.named = Small(owner: owner)
    try expect(owner, "named.owner")
  }

  @Test func aValueInABox() throws {
    let owner = Existentials()
    owner.named = Large(owner: owner)
    try expect(owner, "named.owner")
  }

  @Test func anError() throws {
    let owner = Existentials()
    owner.error = Failed(owner: owner)
    try expect(owner, "error.owner")
  }

  @Test func anyHashable() throws {
    let owner = Existentials()
    owner.hashable = AnyHashable(HashableOwner(owner: owner))
    try expect(owner, "hashable.owner")
  }

  @Test func aConstrainedProtocol() throws {
    let owner = Existentials()
    owner.sequence = [Existentials(), owner]
    try expect(owner, "sequence[1]")
  }

  @Test func sendable() throws {
    let owner = Existentials()
    owner.sendable = owner
    try expect(owner, "sendable")
  }

  private func expect(
    _ owner: Existentials, _ property: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectPath(
      of: owner, "retain cycle: Existentials.\(property) -> Existentials", sourceLocation: sourceLocation)
  }
}

private protocol Named {}
private protocol Delegate: AnyObject {}

private final class Existentials: Delegate, @unchecked Sendable {
  var count = 0
  var object: AnyObject?
  var delegate: (any Delegate)?
  var any: Any = 0
  var named: any Named = 1
  var error: (any Error)?
  var hashable: AnyHashable = 0
  var sequence: any Sequence<Existentials> = []
  var sendable: any Sendable = 0
}

extension Int: Named {}
private struct Small: Named { let owner: Existentials }
private struct Large: Named { var a = 1, b = 2, c = 3; let owner: Existentials }
private struct Failed: Error { let owner: Existentials; var a = 1, b = 2 }
private struct HashableOwner: Hashable {
  let owner: Existentials
  static func == (left: Self, right: Self) -> Bool { left.owner === right.owner }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(owner)) }
}
