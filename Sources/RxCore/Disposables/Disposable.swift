/// Something that can be ended once: a subscription, a timer, a resource.
public protocol Disposable {
  /// Ends it; further calls do nothing.
  func dispose()
}

/// A disposable that tells whether it was disposed.
public protocol Cancelable: Disposable {
  /// Whether `dispose()` was called.
  var isDisposed: Bool { get }
}
