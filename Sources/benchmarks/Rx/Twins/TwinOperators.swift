/// Operators by hand: one opaque closure each.
///
/// Not inlined, as an operator of a library's user is not either.
enum Twin {
  @inline(never) static func map(_ transform: @escaping (Int) -> Int, _ next: @escaping (Int) -> Void) -> (
    Int
  ) -> Void {
    { next(transform($0)) }
  }

  @inline(never) static func filter(
    _ predicate: @escaping (Int) -> Bool, _ next: @escaping (Int) -> Void
  ) -> (Int) -> Void {
    { if predicate($0) { next($0) } }
  }

  @inline(never) static func distinct(_ next: @escaping (Int) -> Void) -> (Int) -> Void {
    let last = Total()
    return {
      if last.value != $0 {
        last.value = $0
        next($0)
      }
    }
  }

  @inline(never) static func scan(
    _ add: @escaping (Int, Int) -> Int, _ next: @escaping (Int) -> Void
  ) -> (Int) -> Void {
    let total = Total()
    return {
      total.value = add(total.value, $0)
      next(total.value)
    }
  }
}
