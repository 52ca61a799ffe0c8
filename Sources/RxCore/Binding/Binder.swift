/// An observer that does one thing to one target, on the main actor, and holds the target weakly.
///
/// A target that is gone is skipped. An error is a programmer's mistake: it traps in debug builds and is reported in
/// release builds. That it runs on the main actor is a matter of types, not of a check at run time.
@MainActor public struct Binder<Value> {
  @usableFromInline let bind: @MainActor (Value) -> Void

  /// An observer that calls `binding` with `target` and each value.
  @inlinable public init<Target: AnyObject>(
    _ target: Target, binding: @escaping @MainActor (Target, Value) -> Void
  ) {
    bind = { [weak target] value in if let target { binding(target, value) } }
  }
}

extension Binder: @MainActor ObserverType {
  /// Binds the value of a `next`.
  @inlinable public func on(_ event: Event<Value>) {
    switch event {
    case .next(let value): bind(value)
    case .error(let error): Hooks.trap(bound: error)
    case .completed: break
    }
  }
}
