import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A terminal without a screen: what is written to one side is typed at the other.
final class PseudoTerminal {
  let master: Int32
  let slave: Int32
  private var isHungUp = false

  init() throws {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    try #require(openpty(&ends.master, &ends.slave, nil, nil, nil) == 0)
    (master, slave) = ends
    for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    hangUp()
    close(slave)
  }

  /// Types keys as a terminal sends them.
  func type(_ keys: String) {
    type(bytes: Array(keys.utf8))
  }

  func type(bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let count = write(master, buffer.baseAddress?.advanced(by: sent), buffer.count - sent)
        guard count > 0 else { return }
        sent += count
      }
    }
  }

  /// What the program wrote to the terminal so far (echo too).
  func output() -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 0) > 0, waiting.revents & Int16(POLLIN) != 0 else { break }
      let count = read(master, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The settings, as `stty -g` would tell them.
  func settings() -> [UInt32] {
    var settings = termios()
    tcgetattr(slave, &settings)
    let characters = withUnsafeBytes(of: settings.c_cc) { $0.map(UInt32.init) }
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag].map { UInt32($0) }
      + characters
  }

  /// The terminal goes away.
  func hangUp() {
    if !isHungUp { close(master) }
    isHungUp = true
  }
}
