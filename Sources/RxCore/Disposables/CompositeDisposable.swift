/// A growing group of disposables that end together; what is added after the end is disposed at once.
public final class CompositeDisposable: DisposeBase, Cancelable {
  /// Names a member, to take it out again.
  public struct DisposeKey: Hashable {
    let number: Int
  }

  /// Whether `dispose()` was called.
  public private(set) var isDisposed = false
  private var members: [(key: Int, disposable: DisposeBase)] = []
  private var nextKey = 0

  /// A group of `disposables`, disposed in this order.
  public init(disposables: [any Disposable] = []) {
    super.init()
    for disposable in disposables { _ = insert(disposable) }
  }

  /// How many members it has.
  public var count: Int { members.count }

  /// Adds a member; nil, and the member is disposed, if the group is over already.
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    if isDisposed {
      disposable.dispose()
      return nil
    }
    nextKey += 1
    members.append((nextKey, disposable.managed))
    return DisposeKey(number: nextKey)
  }

  /// Disposes one member and takes it out; linear in the number of members.
  public func remove(for disposeKey: DisposeKey) {
    guard let index = members.firstIndex(where: { $0.key == disposeKey.number }) else { return }
    members.remove(at: index).disposable.dispose()
  }

  override func markDisposed() {
    isDisposed = true
    for member in members { member.disposable.markDisposed() }
  }

  /// Disposes all members; the group stays closed.
  public override func dispose() {
    markDisposed()
    let last = members
    members = []
    for member in last { member.disposable.dispose() }
  }
}
