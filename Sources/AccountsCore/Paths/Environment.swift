import Glibc

/// The environment variables as a program sees them, passed in so that a test says what they are.
nonisolated public struct Environment: Sendable {
  private let lookup: @Sendable (String) -> [UInt8]?

  /// An environment from a function that gives the bytes of a variable's value, or `nil` where it is unset.
  public init(_ lookup: @escaping @Sendable (String) -> [UInt8]?) { self.lookup = lookup }

  /// An environment from values.
  public init(_ values: [String: String]) { lookup = { name in values[name].map { Array($0.utf8) } } }

  /// The process's own.
  public static let process = Environment { name in
    getenv(name).map { value in
      UnsafeBufferPointer(start: value, count: strlen(value)).map(UInt8.init(bitPattern:))
    }
  }

  /// The value of a variable; `nil` where it is unset or empty, which mean the same to all that is asked here.
  ///
  /// Bytes that are not UTF-8 are repaired, which suits what is no path, such as `TERM`.
  public subscript(name: String) -> String? {
    lookup(name).flatMap { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) }
  }

  /// The value of a variable that holds a path; `nil` where it is unset or empty.
  ///
  /// - Throws: `CommandError.variableNotText` for bytes that are not UTF-8; repaired, they would name another file.
  public func path(_ name: String) throws(CommandError) -> String? {
    guard let bytes = lookup(name), !bytes.isEmpty else { return nil }
    guard let path = String(validating: bytes, as: UTF8.self) else { throw .variableNotText(name) }
    return path
  }
}
