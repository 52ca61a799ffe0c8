#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The lock that lets one process at a time rewrite the histories of a folder.
struct HistoryLock: ~Copyable {
  private let descriptor: Int32

  /// Takes the lock, waiting for at most a second: a person is waiting, and the holder may be a stopped process.
  init(folder: String) throws(HistoryError) {
    let path = folder + "/.lock"
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw HistoryError(.lock, path: path, errno: errno) }
    for _ in 0..<100 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      poll(nil, 0, 10)
    }
    throw HistoryError(.lock, path: path, errno: errno)
  }

  /// Gives the lock back.
  consuming func release() {}

  deinit { close(descriptor) }
}
