import Foundation
import Synchronization

/// Held while descriptors are made and while a program starts: between `pipe` and `fcntl` another thread's program
/// would inherit the descriptors, and a pipe that somebody else holds open does not end. (`pipe2`, which closes
/// that gap, is not visible from Swift.)
let startingPrograms = Mutex(())

/// Both ends of a pipe; no other program inherits them.
struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws {
    (reading, writing) = try startingPrograms.withLock { _ in
      var ends: [Int32] = [-1, -1]
      try SystemError.check("pipe", result: pipe(&ends))
      for end in ends { try SystemError.check("fcntl", result: fcntl(end, F_SETFD, FD_CLOEXEC)) }
      return (ends[0], ends[1])
    }
  }
}

enum Descriptor {
  /// What a read found.
  enum ReadResult {
    case bytes([UInt8])
    case end
  }

  /// Reads what is there, or waits for it.
  static func read(_ descriptor: Int32) throws -> ReadResult {
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count > 0 { return .bytes(Array(buffer[..<count])) }
      if count == 0 { return .end }
      if errno != EINTR { throw SystemError(call: "read", code: errno) }
    }
  }

  /// Writes some of `bytes` and says how many, or nil when nobody reads any more.
  ///
  /// The signal that a closed pipe raises would end the test; it is held back and taken away for this thread.
  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws -> Int? {
    var brokenPipe = sigset_t()
    var before = sigset_t()
    sigemptyset(&brokenPipe)
    sigaddset(&brokenPipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &brokenPipe, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    while true {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN: return 0
      case EPIPE:
        var atOnce = timespec()
        sigtimedwait(&brokenPipe, nil, &atOnce)
        return nil
      default: throw SystemError(call: "write", code: errno)
      }
    }
  }
}
