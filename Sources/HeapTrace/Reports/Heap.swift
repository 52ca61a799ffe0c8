/// The objects of this process, looked at in a frozen copy of it.
///
/// Each look takes some tens to some hundreds of milliseconds, blocks the calling thread, and does the process no
/// harm: it is made in a forked child.
public enum Heap {
  /// Why each of these objects is alive, in words, in their order.
  ///
  /// The addresses need not be those of living objects.
  ///
  /// - Throws: The reason for which the heap could not be looked at.
  package static func reasons(forObjectsAt addresses: [UInt]) throws(TraceFailure) -> [String] {
    // As they are, the numbers would look like references to the walk.
    let hidden = addresses.map { ~$0 }
    let text = try FrozenCopy.run { graph in
      let explainer = Explainer(graph)
      return hidden.map { explainer.explain(~$0).text }.joined(separator: separator)
    }
    return text.split(separator: Character(separator), omittingEmptySubsequences: false).map(String.init)
  }

  static let separator = "\u{1e}"

  /// Why an object is alive, in words: the retain cycle through it, else the global that leads to it, else what else
  /// holds it.
  ///
  /// - Throws: The reason for which the heap could not be looked at.
  public static func whyAlive(_ object: AnyObject) throws(TraceFailure) -> String {
    try reasons(forObjectsAt: [UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())])[0]
  }
}
