/// A chain of strong references, from a holder to what it holds.
struct ReferencePath: Hashable {
  /// One holder on the chain, with how it refers to the next.
  struct Step: Hashable {
    enum Holder: Hashable {
      /// An object, by its type.
      case object(String)
      /// A closure.
      case closure(CodeName)
      /// A value in a box, a captured variable, or a closure of which the code is not known.
      case box
      /// The elements of a collection that a global holds.
      case storage
      /// A stage of an observable's graph.
      case rxOperator(RxOperator)
      case task(suspendedIn: CodeName?)
      case block
    }

    var holder: Holder
    /// The property, with what leads from it to the next: `.items[3].action`.
    ///
    /// Empty for the last.
    var label = ""
    /// Whether the reference to the next was found by looking at memory word by word.
    var isGuess = false
  }

  var steps: [Step]
}

/// Why an object is alive.
enum Explanation: Hashable {
  /// It holds itself.
  case cycle(ReferencePath)
  /// A global or a static leads to it.
  case global(String?, ReferencePath)
  /// A cycle elsewhere leads to it.
  case heldByCycle(ReferencePath, ReferencePath)
  /// What begins the path runs, or waits to.
  case heldByWork(ReferencePath)
  /// Nothing on the Swift heap leads to what begins the path.
  case heldFromOutside(ReferencePath, Set<Referrer>)
  /// Nothing on the Swift heap leads to it.
  case notHeld(Set<Referrer>)
  /// It is not in the copy: it died meanwhile, or another allocator made it.
  case notFound
}
