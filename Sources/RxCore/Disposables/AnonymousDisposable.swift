/// Runs a closure when it is disposed.
final class AnonymousDisposable: DisposeBase, Cancelable {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  var isDisposed: Bool { action == nil }

  override func dispose() {
    let last = action
    action = nil
    last?()
  }
}
