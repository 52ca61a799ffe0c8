/// Disposes all its members when it dies.
///
/// All members are marked before the first is torn down: while one member's handler runs, no other member gets an
/// event any more.
public final class DisposeBag {
  private var members: ContiguousArray<DisposeBase> = []

  /// An empty bag.
  public init() {}

  /// Adds a member; constant time.
  public func insert(_ disposable: any Disposable) { members.append(disposable.managed) }

  deinit {
    for member in members { member.markDisposed() }
    for member in members { member.dispose() }
  }
}

extension Disposable {
  /// Leaves this to `bag`, which disposes it when it dies.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
