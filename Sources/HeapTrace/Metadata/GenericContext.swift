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

  private static let descriptors: [UInt] = [
    TypeMetadata(One<Int>.self), TypeMetadata(Two<Int, Int>.self), TypeMetadata(Three<Int, Int, Int>.self),
    TypeMetadata(Four<Int, Int, Int, Int>.self), TypeMetadata(Five<Int, Int, Int, Int, Int>.self),
    TypeMetadata(Six<Int, Int, Int, Int, Int, Int>.self),
  ].map(\.descriptor)

  /// The descriptor for this many arguments, nil for none and for more than six.
  static func descriptor(for count: Int) -> UInt? {
    descriptors.indices.contains(count - 1) ? descriptors[count - 1] : nil
  }
}
