import Glibc

/// The environment variables as a program sees them, passed in so that a test says what they are.
nonisolated public struct Environment: Sendable {
  private let lookup: @Sendable (String) -> String?

  /// An environment from a function that gives a variable's value, or `nil` where it is unset.
  public init(_ lookup: @escaping @Sendable (String) -> String?) { self.lookup = lookup }

  /// An environment from values.
  public init(_ values: [String: String]) { lookup = { values[$0] } }

  /// The process's own.
  public static let process = Environment { name in
    getenv(name).map { String(cString: $0) }
  }

  /// The value of a variable; `nil` where it is unset or empty, which mean the same to all that is asked here.
  public subscript(name: String) -> String? {
    lookup(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
