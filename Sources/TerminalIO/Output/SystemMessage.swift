#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The system's words for an error number, for a sentence that a person reads.
public func systemMessage(_ number: Int32) -> String {
  strerror(number).map { String(cString: $0) } ?? "error \(number)"
}
