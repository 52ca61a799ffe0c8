import TerminalIO

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the editor does with its event loop.
extension LineEditor {
  static let signals = [SIGINT, SIGTSTP]

  func takeOverLoop() {
    loop.beforeWaiting = { [weak self] in self?.loopIsAboutToWait() }
    loop.onSignal(SIGINT) { [weak self] in
      self?.isInterrupted = true
      self?.loop.interruptWait()
    }
    loop.onSignal(SIGTSTP) { [weak self] in self?.suspend() }
  }

  /// Whether a key, a part of one, or an event that it made is there already.
  public var hasInputWaiting: Bool {
    decoder.hasBufferedInput || decoder.isAwaitingMore || field?.queued.isEmpty == false || canBeRead
  }

  private var canBeRead: Bool {
    var input = pollfd(fd: loop.input, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) != 0
  }

  /// Paints only when there is nothing to read: a burst of keys or a paste is painted once, at its end.
  private func loopIsAboutToWait() {
    guard isWaiting, !canBeRead else { return }
    beforeWaiting?()
  }

  /// Stops the program, as `^Z` asks, with the terminal as it was found.
  private func suspend() {
    willSuspend?()
    let isRaw = terminal.isRaw
    if isRaw { terminal.leave(textLine, secretLine) }
    stopProcess()
    if isRaw { terminal.enter(editLine) }
    didResume?()
  }
}
