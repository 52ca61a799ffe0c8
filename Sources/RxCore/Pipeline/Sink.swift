/// One stage of a running subscription: takes values from above.
///
/// One object a stage and one virtual call a value. The grammar `next* (error | completed)?` and "nothing after
/// dispose" are kept here, once, for every operator: subclasses override `receive`, callers use `next`.
@usableFromInline class Sink<Element>: AnySink {
  @inlinable override init() { super.init() }

  /// Passes a value in.
  @inlinable final func next(_ value: Element) {
    if isStopped { return }
    receive(value)
  }

  /// Passes the failure in, then lets go of the source.
  @inlinable final func fail(_ error: any Error) {
    if isStopped { return }
    isStopped = true
    receiveError(error)
    dispose()
  }

  /// Passes the normal end in, then lets go of the source.
  @inlinable final func complete() {
    if isStopped { return }
    isStopped = true
    receiveCompleted()
    dispose()
  }

  @usableFromInline func receive(_ value: Element) { preconditionFailure("receive(_:) is overridden") }
  @usableFromInline func receiveError(_ error: any Error) {
    preconditionFailure("receiveError(_:) is overridden")
  }
  @usableFromInline func receiveCompleted() { preconditionFailure("receiveCompleted() is overridden") }
}

extension Sink {
  /// Passes an event in.
  @inlinable final func on(_ event: Event<Element>) {
    switch event {
    case .next(let value): next(value)
    case .error(let error): fail(error)
    case .completed: complete()
    }
  }
}
