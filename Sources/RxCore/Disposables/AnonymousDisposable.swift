/// Runs a closure when it is disposed.
final class AnonymousDisposable: DisposeBase, Cancelable {
  private(set) var isDisposed = false
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  override func markDisposed() { isDisposed = true }

  override func dispose() {
    isDisposed = true
    let last = action
    action = nil
    last?()
  }
}
