/// Only remembers that it was disposed.
public final class BooleanDisposable: DisposeBase, Cancelable {
  /// Whether `dispose()` was called.
  public private(set) var isDisposed: Bool

  /// A disposable that is disposed already if `isDisposed` says so.
  public init(isDisposed: Bool = false) {
    self.isDisposed = isDisposed
    super.init()
  }

  override func markDisposed() { isDisposed = true }

  /// Remembers it.
  public override func dispose() { isDisposed = true }
}
