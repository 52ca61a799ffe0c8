import Foundation

/// A system call that failed, and why.
struct SystemError: Error, CustomStringConvertible {
  let call: String
  let code: Int32

  var description: String { "\(call): \(String(cString: strerror(code)))" }

  /// Throws unless a call that answers with an error number answered 0.
  static func check(_ call: String, _ code: Int32) throws {
    guard code == 0 else { throw SystemError(call: call, code: code) }
  }

  /// Throws when a call that sets `errno` answered -1.
  static func check(_ call: String, result: Int32) throws {
    guard result != -1 else { throw SystemError(call: call, code: errno) }
  }
}
