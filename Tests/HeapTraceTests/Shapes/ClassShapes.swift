import Observation
import Synchronization
import TestSupport
import Testing

/// Cycles through stored properties of every kind.
@Suite(.inOwnProcess, .whereHeapsAreSeen) struct ClassShapes {
  @Test func itself() throws {
    let owner = Owner()
    owner.next = owner
    try expectPath(of: owner, "retain cycle: Owner.next -> Owner")
  }

  @Test func aDelegate() throws {
    let screen = Screen()
    try expectPath(of: screen, "retain cycle: Screen.viewModel -> ViewModel.delegate -> Screen")
  }

  @Test func fromTheOtherEnd() throws {
    let screen = Screen()
    try expectPath(of: screen.viewModel, "retain cycle: ViewModel.delegate -> Screen.viewModel -> ViewModel")
  }

  @Test func aSuperclassProperty() throws {
    let derived = Derived()
    let line = #line + 1
    derived.action = { derived.count += 1 }
    let name = closure(in: "ClassShapes.aSuperclassProperty()", line: line)
    try expectPath(of: derived, "retain cycle: Derived.action -> \(name) captures Derived")
  }

  @Test func anActor() async throws {
    let store = Store()
    let line = #line + 1
    await store.listen { _ = store }
    let name = closure(in: "ClassShapes.anActor()", line: line)
    try expectPath(of: store, "retain cycle: Store.listener -> \(name) captures Store")
  }

  @Test func anObservableModel() throws {
    let model = Model()
    let line = #line + 1
    model.onChange = { model.count += 1 }
    let name = closure(in: "ClassShapes.anObservableModel()", line: line)
    try expectPath(of: model, "retain cycle: Model._onChange -> \(name) captures Model")
  }

  @Test func aPropertyWrapper() throws {
    let owner = WrappingOwner()
    owner.other = owner
    try expectPath(of: owner, "retain cycle: WrappingOwner._other.value -> WrappingOwner")
  }

  @Test func aTupleInAStruct() throws {
    let owner = Owner()
    owner.anything = Pairs(pairs: (1, (owner, 2)))
    try expectPath(of: owner, "retain cycle: Owner.anything.pairs.1.0 -> Owner")
  }

  @Test func aMutexThatCannotBeCopied() throws {
    let owner = LockingOwner()
    owner.others.withLock { $0.append(owner) }
    try expectPath(
      of: owner,
      """
      retain cycle: LockingOwner.others[0]? -> LockingOwner
      \(guessNote)
      """)
  }

  @Test func aManagedBuffer() throws {
    let owner = Owner()
    let buffer = ManagedBuffer<Int, Owner>.create(minimumCapacity: 2) { _ in 1 }
    buffer.withUnsafeMutablePointerToElements { $0.initialize(to: owner) }
    owner.anything = buffer
    try expectPath(
      of: owner,
      """
      retain cycle: Owner.anything -> ManagedBuffer<Int, Owner>? -> Owner
      \(guessNote)
      """)
  }

  @Test func theShortestOfTwoCycles() throws {
    let a = Owner(), b = Owner(), c = Owner()
    a.next = b
    b.next = c
    c.next = a
    b.anything = a
    try expectPath(of: a, "retain cycle: Owner.next -> Owner.anything -> Owner")
  }
}

private protocol ScreenDelegate: AnyObject {}
private final class ViewModel { var delegate: (any ScreenDelegate)? }
private final class Screen: ScreenDelegate {
  let viewModel = ViewModel()
  init() { viewModel.delegate = self }
}
private class Base { var action: (() -> Void)? }
private final class Derived: Base { var count = 0 }
private actor Store {
  var listener: (@Sendable () -> Void)?
  func listen(_ listener: @escaping @Sendable () -> Void) { self.listener = listener }
}
@Observable private final class Model {
  var count = 0
  var onChange: (() -> Void)?
}
@propertyWrapper private struct Wrapped<Value> {
  var value: Value
  var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }
}
private final class WrappingOwner { @Wrapped(value: nil) var other: WrappingOwner? }
private struct Pairs { var pairs: (Int, (Owner, Int)) }
private final class LockingOwner: Sendable { let others = Mutex<[LockingOwner]>([]) }
