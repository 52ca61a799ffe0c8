/// Disposes something when it has itself been disposed and all its dependents have been, too.
public final class RefCountDisposable: DisposeBase, Cancelable {
  /// Whether what it guards was disposed.
  public private(set) var isDisposed = false
  private var guarded: (any Disposable)?
  private var dependents = 0
  private var isReleased = false

  /// Guards `disposable`.
  public init(disposable: any Disposable) {
    guarded = disposable
    super.init()
  }

  /// A dependent: what is guarded lives until it is disposed.
  public func retain() -> any Disposable {
    if isDisposed { return Disposables.create() }
    dependents += 1
    return Disposables.create {
      self.dependents -= 1
      self.disposeIfUnused()
    }
  }

  /// Lets go; what is guarded is disposed when the last dependent is.
  public override func dispose() {
    isReleased = true
    disposeIfUnused()
  }

  private func disposeIfUnused() {
    guard isReleased, dependents == 0, !isDisposed else { return }
    isDisposed = true
    let last = guarded
    guarded = nil
    last?.dispose()
  }
}
