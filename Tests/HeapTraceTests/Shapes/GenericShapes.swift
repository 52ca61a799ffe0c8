import TestSupport
import Testing

/// Cycles through code with generic parameters.
@Suite(.inOwnProcess, .whereHeapsAreSeen) struct GenericShapes {
  @Test func oneParameter() throws {
    let line = #line + 2
    func keep<Value>(_ value: Value, _ values: [Value], _ owner: Owner) {
      owner.action = {
        _ = (value, values)
        owner.count += 1
      }
    }
    let owner = Owner()
    keep(5, [6], owner)
    try expect(owner, "keep #1(_:_:_:) in GenericShapes.oneParameter()", line: line)
  }

  @Test func constrainedParameters() throws {
    let line = #line + 2
    func keep<Key: Hashable, Values: Collection>(_ key: Key, _ values: Values, _ owner: Owner) {
      owner.action = { owner.count += key.hashValue + values.count }
    }
    let owner = Owner()
    keep("key", [1, 2], owner)
    try expect(owner, "keep #1(_:_:_:) in GenericShapes.constrainedParameters()", line: line)
  }

  /// A reference, whatever the class's argument is: the runtime ends the process that asks for this one without a context.
  @Test func aClassOfAnAssociatedType() throws {
    final class Kept<Value> { var value: Value? }
    let line = #line + 3
    func keep<Values: Sequence>(_ values: Values, _ owner: Owner) {
      let (kept, optional) = (Kept<Values.Element>(), Bool.random() ? Kept<Values.Element>() : nil)
      owner.action = {
        _ = (kept.value, optional?.value)
        owner.count += 1
      }
    }
    let owner = Owner()
    keep([1], owner)
    try expect(owner, "keep #1(_:_:) in GenericShapes.aClassOfAnAssociatedType()", line: line)
  }

  @Test func nestedGenericFunctions() throws {
    let line = #line + 3
    func outer<Value>(_ value: Value, _ owner: Owner) {
      func inner<Other>(_ other: Other) {
        owner.action = {
          _ = (value, other)
          owner.count += 1
        }
      }
      inner(3)
    }
    let owner = Owner()
    outer("value", owner)
    try expect(
      owner, "inner #1(_:) in outer #1(_:_:) in GenericShapes.nestedGenericFunctions()", line: line)
  }

  @Test func aParameterPack() throws {
    let line = #line + 2
    func keep<each Value>(_ owner: Owner, _ values: repeat each Value) {
      owner.action = {
        _ = (repeat each values)
        owner.count += 1
      }
    }
    let owner = Owner()
    keep(owner, 1, "text", [2])
    // The compiler writes down no types for captured packs.
    let name = closure(in: "keep #1(_:_:) in GenericShapes.aParameterPack()", line: line)
    try expectPath(of: owner, "retain cycle: Owner.action -> \(name)? captures Owner\n\(guessNote)")
  }

  @Test(arguments: ["text"]) func aGenericOwner(_ text: String) throws {
    let owner = GenericOwner(text)
    owner.keepItself()
    let name = closure(in: "GenericOwner.keepItself()", line: GenericOwner<Int>.line, fileID: #fileID)
    try expectPath(
      of: owner, "retain cycle: GenericOwner<String>.change -> \(name) captures GenericOwner<String>")
  }

  @Test func aGenericOwnerWithAWideArgument() throws {
    let owner = GenericOwner((1, "a", [2.0]))
    owner.keepItself()
    let name = closure(in: "GenericOwner.keepItself()", line: GenericOwner<Int>.line, fileID: #fileID)
    let type = "GenericOwner<(Int, String, Array<Double>)>"
    try expectPath(of: owner, "retain cycle: \(type).change -> \(name) captures \(type)")
  }

  @Test func aGenericStruct() throws {
    struct Box<Value> {
      var value: Value
      var action: (Value) -> Void
    }
    final class Holder {
      var box: Box<String>?
      var count = 0
    }
    let holder = Holder()
    let line = #line + 1
    holder.box = Box(value: "a") { holder.count += $0.count }
    let name = closure(in: "GenericShapes.aGenericStruct()", line: line)
    try expectPath(
      of: holder, "retain cycle: GenericShapes.Holder.box.action -> \(name) captures GenericShapes.Holder")
  }

  private func expect(
    _ owner: Owner, _ function: String, line: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let name = closure(in: function, line: line)
    try expectPath(
      of: owner, "retain cycle: Owner.action -> \(name) captures Owner", sourceLocation: sourceLocation)
  }
}

private final class GenericOwner<Value> {
  var change: ((Value) -> Value)?
  var count = 0
  let value: Value

  init(_ value: Value) { self.value = value }

  func keepItself() {
    let value = value
    change = { [self] _ in
      count += 1
      return value
    }
  }

  static var line: Int { (#line) - 6 }
}
