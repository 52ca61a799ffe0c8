import TestSupport
import Testing

@testable import HeapTrace

/// References that keep nothing alive are never told as if they did.
@Suite(.inOwnProcess, .whereHeapsAreSeen) struct WeakShapes {
  private let owner = Owner()

  @Test func aWeakCapture() throws {
    owner.action = { [weak owner] in owner?.count += 1 }
    try expectNoHolder(of: owner)
  }

  @Test func aWeakCaptureBesideOthers() throws {
    let text = "text \(owner.count)", numbers = [1, owner.count]
    owner.action = { [weak owner] in owner?.count += text.count + numbers.count }
    try expectNoHolder(of: owner)
  }

  @Test func aWeakVariable() throws {
    weak var weakOwner: Owner? = owner
    owner.action = {
      weakOwner?.count += 1
      if weakOwner?.count == 9 { weakOwner = nil }
    }
    try expectNoHolder(of: owner)
  }

  @Test func aWeakCaptureOfAnAsyncClosure() throws {
    owner.anything =
      { [weak owner] in
        owner?.count = $0; return ""
      } as (Int) async -> String
    try expectNoHolder(of: owner)
  }

  @Test func aWeakCaptureOfASendableClosureInAnArray() throws {
    owner.anything = [{ @Sendable [weak owner] in owner?.count = 1 }]
    try expectNoHolder(of: owner)
  }

  @Test func aClosureInsideAWeakOne() throws {
    owner.action = { [weak owner] in
      guard let owner else { return }
      let inner = { owner.count += 1 }
      inner()
    }
    try expectNoHolder(of: owner)
  }

  @Test func anUnownedCapture() throws {
    owner.action = { [unowned owner] in owner.count += 1 }
    try expectNoHolder(of: owner)
  }

  @Test func anUnownedCaptureBesideOthers() throws {
    let number = owner.count + 1
    owner.action = { [unowned owner] in owner.count += number }
    try expectNoHolder(of: owner)
  }

  @Test func anUnsafeUnownedCapture() throws {
    let number = owner.count + 1
    owner.action = { [unowned(unsafe) owner] in owner.count += number }
    try expectNoHolder(of: owner)
  }

  @Test func anUnmanagedCapture() throws {
    let unmanaged = Unmanaged.passUnretained(owner), number = owner.count + 1
    owner.action = { _ = unmanaged.takeUnretainedValue().count + number }
    try expectNoHolder(of: owner)
  }

  @Test func aRawPointer() throws {
    let pointer = Unmanaged.passUnretained(owner).toOpaque()
    owner.anything = pointer
    owner.action = { _ = pointer.hashValue }
    try expectNoHolder(of: owner)
  }

  @Test func anObjectIdentifier() throws {
    owner.anything = [ObjectIdentifier(owner): "text"]
    try expectNoHolder(of: owner)
  }

  @Test func anArrayOfWeakBoxes() throws {
    owner.anything = [WeakBox(object: owner)]
    try expectNoHolder(of: owner)
  }

  @Test func aDictionaryOfWeakBoxes() throws {
    owner.anything = ["a": WeakBox(object: owner), "b": WeakBox(object: nil)]
    try expectNoHolder(of: owner)
  }

  @Test func aCapturedArrayOfWeakBoxes() throws {
    let boxes = [WeakBox(object: owner)]
    owner.action = { _ = boxes.count }
    try expectNoHolder(of: owner)
  }

  @Test func anUnownedPropertyOfAStruct() throws {
    let value = UnownedBox(object: owner)
    owner.action = { _ = value.number }
    try expectNoHolder(of: owner)
  }

  @Test func anArrayOfUnownedBoxes() throws {
    owner.anything = [UnownedBox(object: owner)]
    try expectNoHolder(of: owner)
  }

  @Test func aWeakDelegate() throws {
    let holder = WeakHolder()
    holder.owner = owner
    holder.unownedOwner = owner
    owner.anything = holder
    try expectNoHolder(of: owner)
  }

  @Test func anEnumWithAWeakBox() throws {
    owner.anything = Optional(Result<WeakBox, any Error>.success(WeakBox(object: owner)))
    try expectNoHolder(of: owner)
  }

  /// The symbol of an unowned global does not tell that it is one; the count of what it refers to does.
  @Test func anUnownedGlobal() throws {
    let (holder, address) = holderOfAnUnownedGlobal()
    let text = try Heap.reasons(forObjectsAt: [~address])[0]
    #expect(text.contains("Owner.next -> Owner") && !text.contains("global"), "\(text)")
    unownedGlobal = nil
    withExtendedLifetime(holder) {}
  }

  /// Not inlined, so that no reference of its own is left when it returns.
  @inline(never) private func holderOfAnUnownedGlobal() -> (Owner, UInt) {
    let holder = Owner()
    holder.next = Owner()
    unownedGlobal = holder.next
    return (holder, ~(holder.next.map { UInt(bitPattern: ObjectIdentifier($0)) } ?? 0))
  }

  @Test func aWeakGlobal() throws {
    weakGlobal = owner
    try expectNoHolder(of: owner)
  }
}

private struct WeakBox { weak var object: Owner? }
private struct UnownedBox { unowned let object: Owner; var number = 0 }
private final class WeakHolder {
  weak var owner: Owner?
  unowned var unownedOwner: Owner?
}

// `nonisolated(unsafe)`: each is set and read by one test alone.
nonisolated(unsafe) private unowned(unsafe) var unownedGlobal: Owner?
nonisolated(unsafe) private weak var weakGlobal: Owner?
