/// What can be marked first and torn down later.
protocol Markable {
  /// Stops all events without running a handler.
  func markDisposed()
}

/// A disposable of this module: it can be marked first and torn down later.
///
/// A bag marks all its members before it tears the first one down, so that no member's handler can reach another.
public class DisposeBase: Disposable {
  @inlinable init() {}

  /// Stops all events without running a handler.
  @usableFromInline func markDisposed() {}

  /// Ends it; further calls do nothing.
  public func dispose() { preconditionFailure("dispose() is overridden") }
}

/// A disposable of somebody else's, so that both kinds fit in one list.
final class ForeignDisposable: DisposeBase {
  private let disposable: any Disposable
  init(_ disposable: any Disposable) { self.disposable = disposable }
  override func markDisposed() { (disposable as? any Markable)?.markDisposed() }
  override func dispose() { disposable.dispose() }
}

extension Disposable {
  /// This in the module's own form.
  var managed: DisposeBase { self as? DisposeBase ?? ForeignDisposable(self) }
}
