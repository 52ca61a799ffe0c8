/// Contexts that lend their generic parameters.
///
/// A closure keeps the metadata of its generic arguments but no context to put them into. A type with as many
/// unconstrained parameters does: its descriptor tells the runtime where to find each.
enum GenericContext {
  private enum One<A> {}
  private enum Two<A, B> {}
  private enum Three<A, B, C> {}
  private enum Four<A, B, C, D> {}
  private enum Five<A, B, C, D, E> {}
  private enum Six<A, B, C, D, E, F> {}

  private enum Outer<A> {
    enum One<B> {}
    enum Two<B, C> {}
  }
  private enum OuterOfTwo<A, B> {
    enum One<C> {}
  }

  private static let types: [[Any.Type]] = [
    [One<Int>.self],
    [Two<Int, Int>.self, Outer<Int>.One<Int>.self],
    [Three<Int, Int, Int>.self, Outer<Int>.Two<Int, Int>.self, OuterOfTwo<Int, Int>.One<Int>.self],
    [Four<Int, Int, Int, Int>.self],
    [Five<Int, Int, Int, Int, Int>.self],
    [Six<Int, Int, Int, Int, Int, Int>.self],
  ]
  private static let descriptors = types.map { $0.map { TypeMetadata($0).descriptor } }

  /// The descriptors for this many arguments: all of one context, then shared between one and another inside.
  ///
  /// None for no arguments and for more than six.
  static func descriptors(for count: Int) -> [UInt] {
    descriptors.indices.contains(count - 1) ? descriptors[count - 1] : []
  }
}
