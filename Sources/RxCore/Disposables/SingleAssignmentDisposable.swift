/// A place for one disposable, which is set once.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable {
  /// Whether `dispose()` was called.
  public private(set) var isDisposed = false
  private var current: (any Disposable)?
  private var isSet = false

  /// An empty place.
  public override init() { super.init() }

  /// Sets what is disposed with this; at once if this is over already.
  ///
  /// Setting it twice is a programmer's mistake and traps.
  public func setDisposable(_ disposable: any Disposable) {
    precondition(!isSet, "a single assignment disposable is set once")
    isSet = true
    if isDisposed { disposable.dispose() } else { current = disposable }
  }

  override func markDisposed() {
    isDisposed = true
    (current as? DisposeBase)?.markDisposed()
  }

  /// Disposes what is there and closes the place.
  public override func dispose() {
    isDisposed = true
    let last = current
    current = nil
    last?.dispose()
  }
}
