public import TerminalIO

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A script as a test writes it, read by the very reader that reads a pipe.
public final class Script {
  /// The input that answers from the script.
  public let input: ScriptedInput
  private let descriptor: Int32

  /// A script of lines.
  ///
  /// - Throws: `ScriptFailure` where the system has no room for a temporary file.
  public convenience init(_ lines: String) throws {
    try self.init(bytes: Array(lines.utf8))
  }

  /// A script of bytes, for what is not text.
  public init(bytes: [UInt8]) throws {
    guard let file = tmpfile() else { throw ScriptFailure(errno: errno) }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count, fflush(file) == 0 else {
      throw ScriptFailure(errno: errno)
    }
    rewind(file)
    descriptor = dup(fileno(file))
    guard descriptor >= 0 else { throw ScriptFailure(errno: errno) }
    input = ScriptedInput(ScriptReader(descriptor: descriptor))
  }

  isolated deinit { close(descriptor) }
}

/// The system could not hold a test's script; its error number.
public struct ScriptFailure: Error, Equatable {
  /// The system's error number.
  public var errno: Int32
}
