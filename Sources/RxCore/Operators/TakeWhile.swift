/// What happens to the value that ends a `take`.
public enum TakeBehavior: Sendable {
  /// It is passed on before the end.
  case inclusive
  /// It is not.
  case exclusive
}

extension ObservableType {
  /// The values as long as they satisfy `predicate`, then the end.
  @inlinable public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    stage { value, down in
      do {
        if try predicate(value) {
          down.next(value)
        } else {
          if behavior == .inclusive { down.next(value) }
          down.complete()
        }
      } catch { down.fail(error) }
    }
  }

  /// The values until one satisfies `predicate`, then the end.
  // Whoever leaves the label out, by a trailing closure, means `while`.
  @_disfavoredOverload
  @inlinable public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(while: { try !predicate($0) }, behavior: behavior)
  }
}
