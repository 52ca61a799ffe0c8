import TestSupport
import Testing

/// Cycles through the standard library's collections.
@Suite(.inOwnProcess, .whereHeapsAreSeen) struct CollectionShapes {
  @Test func anArrayOfClosures() throws {
    let owner = Collections()
    let line = #line + 1
    owner.actions = [{}, { owner.count += 1 }]
    let name = closure(2, in: "CollectionShapes.anArrayOfClosures()", line: line)
    try expectPath(of: owner, "retain cycle: Collections.actions[1] -> \(name) captures Collections")
  }

  @Test func aDictionaryOfClosures() throws {
    let owner = Collections()
    let line = #line + 1
    owner.named = ["like": { owner.count += $0 }]
    let name = closure(in: "CollectionShapes.aDictionaryOfClosures()", line: line)
    try expectPath(of: owner, "retain cycle: Collections.named[\"like\"] -> \(name) captures Collections")
  }

  @Test func aSet() throws {
    let owner = Collections()
    owner.members = [Member(nil), Member(owner)]
    try expectPath(of: owner, "retain cycle: Collections.members[member] -> Member.owner -> Collections")
  }

  @Test func keysOfADictionary() throws {
    let owner = Collections()
    owner.byMember = [Member(owner): 3]
    try expectPath(of: owner, "retain cycle: Collections.byMember[key] -> Member.owner -> Collections")
  }

  @Test func aDictionaryWithNumbersAsKeys() throws {
    let owner = Collections()
    owner.numbered[7] = owner
    try expectPath(of: owner, "retain cycle: Collections.numbered[7] -> Collections")
  }

  @Test func anArrayOfArrays() throws {
    let owner = Collections()
    owner.nested = [[], [nil, owner]]
    try expectPath(of: owner, "retain cycle: Collections.nested[1][1] -> Collections")
  }

  @Test func aSlice() throws {
    let owner = Collections()
    owner.slice = [Collections(), owner][1...]
    try expectPath(of: owner, "retain cycle: Collections.slice[1] -> Collections")
  }

  @Test func anArrayOfAny() throws {
    let owner = Collections()
    owner.anything = [1, "two", owner]
    try expectPath(of: owner, "retain cycle: Collections.anything[2] -> Collections")
  }

  @Test func dictionariesInADictionary() throws {
    let owner = Collections()
    owner.deep = ["a": ["b": [owner]]]
    try expectPath(of: owner, "retain cycle: Collections.deep[\"a\"][\"b\"][0] -> Collections")
  }

  @Test func aLazyCollection() throws {
    let owner = Owner()
    let line = #line + 1
    owner.anything = [1].lazy.map { $0 + owner.count }
    let name = closure(in: "CollectionShapes.aLazyCollection()", line: line)
    try expectPath(of: owner, "retain cycle: Owner.anything -> \(name) captures Owner")
  }
}

private final class Collections {
  var count = 0
  var actions: [() -> Void] = []
  var named: [String: (Int) -> Void] = [:]
  var members: Set<Member> = []
  var byMember: [Member: Int] = [:]
  var numbered: [Int: Collections] = [:]
  var nested: [[Collections?]] = []
  var slice: ArraySlice<Collections> = []
  var anything: [Any] = []
  var deep: [String: [String: [Collections]]] = [:]
}

private final class Member: Hashable {
  let owner: Collections?
  init(_ owner: Collections?) { self.owner = owner }
  static func == (left: Member, right: Member) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
