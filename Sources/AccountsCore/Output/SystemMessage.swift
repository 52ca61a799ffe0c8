import Glibc

/// The system's words for an error number.
nonisolated func systemMessage(_ number: Int32) -> String {
  strerror(number).map { String(cString: $0) } ?? "error \(number)"
}
