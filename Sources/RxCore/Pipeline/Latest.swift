/// A value that may not be there yet, for code that is shared by all types.
///
/// An optional would do, but shared code has to ask the runtime for the type `Optional<Value>` at each access, which
/// costs more than everything else in a stage. Free functions, so that not even the type of a wrapper is asked for.
/// What keeps the pointer valid: it is private to one object, which calls `clear` in its `deinit`.
@usableFromInline enum Latest {
  @usableFromInline typealias Place<Value> = UnsafeMutablePointer<Value>?

  @inlinable static func set<Value>(_ value: Value, in place: inout Place<Value>) {
    if let pointer = place {
      pointer.pointee = value
    } else {
      place = make(value)
    }
  }

  @usableFromInline static func make<Value>(_ value: Value) -> UnsafeMutablePointer<Value> {
    let fresh = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    fresh.initialize(to: value)
    return fresh
  }

  @usableFromInline static func clear<Value>(_ place: inout Place<Value>) {
    guard let last = place else { return }
    place = nil
    last.deinitialize(count: 1)
    last.deallocate()
  }
}
