/// The arguments of a process as C hands them over: pointers to bytes that end with a NUL, and a null pointer behind
/// the last.
public typealias ArgumentVector = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

nonisolated extension ArgumentList {
  /// The arguments behind the program's name as text.
  ///
  /// The promise of the pointers: they are read during the call and not kept.
  ///
  /// - Throws: `UsageError.notText` for bytes that are not UTF-8; repaired, two paths would become one.
  static func texts(of vector: ArgumentVector) throws(UsageError) -> [String] {
    var texts: [String] = []
    // A process may even be started without its own name.
    guard vector[0] != nil else { return texts }
    while let bytes = vector[texts.count + 1] {
      guard let text = String(validatingCString: bytes) else { throw .notText(position: texts.count + 1) }
      texts.append(text)
    }
    return texts
  }
}
