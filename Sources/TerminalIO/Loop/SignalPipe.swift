import CTerminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The self-pipe: a signal handler may do nothing but write a byte; what is to be done about the signal
/// is done by the loop that reads it.
final class SignalPipe {
  private var actions: [Int32: () -> Void] = [:]
  private var ends: (read: Int32, write: Int32) = (-1, -1)

  /// What to poll; -1 while no signal is watched.
  var descriptor: Int32 { ends.read }

  deinit {
    for signal in actions.keys { ct_signal_unwatch(signal, ends.write) }
    if ends.read >= 0 { close(ends.read) }
    if ends.write >= 0 { close(ends.write) }
  }

  func set(_ signal: Int32, _ action: (() -> Void)?) {
    guard let action else {
      if actions.removeValue(forKey: signal) != nil { ct_signal_unwatch(signal, ends.write) }
      return
    }
    if ends.read < 0 { open() }
    let failure = ct_signal_watch(signal, ends.write)
    precondition(failure == 0, "signal \(signal) cannot be watched (error \(failure))")
    actions[signal] = action
  }

  /// Runs the action of each signal that came, once each however often it came, in the order they came.
  func runArrived() -> Bool {
    var arrived: [UInt8] = []
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { buffer in
      while true {
        let count = read(ends.read, buffer.baseAddress, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        for byte in buffer[..<count] where !arrived.contains(byte) { arrived.append(byte) }
      }
    }
    ct_signals_heard()
    for byte in arrived { actions[Int32(byte)]?() }
    return !arrived.isEmpty
  }

  private func open() {
    var pair: [Int32] = [-1, -1]
    guard pipe(&pair) == 0 else { endForWantOfDescriptors(errno) }
    for descriptor in pair {
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    ends = (pair[0], pair[1])
  }
}
