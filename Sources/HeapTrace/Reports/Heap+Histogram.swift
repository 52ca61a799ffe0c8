extension Heap {
  /// How many objects of the program's own types live, by the types' names.
  ///
  /// Counts what is on the heap at one moment, whether or not anything leads to it.
  ///
  /// - Throws: The reason for which the heap could not be looked at.
  public static func histogram() throws(TraceFailure) -> [String: Int] {
    let text = try FrozenCopy.run { graph in
      Census(graph).counts().map { "\($0.value)\t\(TypeName.short($0.key))" }.joined(separator: separator)
    }
    return text.split(separator: Character(separator)).reduce(into: [:]) { counts, line in
      let parts = line.split(separator: "\t", maxSplits: 1)
      if parts.count == 2, let count = Int(parts[0]) { counts[String(parts[1]), default: 0] += count }
    }
  }
}
