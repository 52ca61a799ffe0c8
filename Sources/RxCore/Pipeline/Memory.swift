/// What a stage remembers from one value to the next.
///
/// A captured variable would do, but each access to one is checked at run time for overlap; here each access is one
/// load or store, which cannot overlap.
@usableFromInline final class Memory<Value> {
  @exclusivity(unchecked)
  @usableFromInline var value: Value

  @inlinable init(_ value: Value) { self.value = value }
}
