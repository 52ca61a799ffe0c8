import CEditLine
import TerminalIO

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where libedit's characters come from.
extension LineEditor {
  /// The next character for libedit, waiting for it; `nil` breaks its command off.
  func readScalar() -> Unicode.Scalar? {
    if let second = command.queued {
      command.queued = nil
      command.reads += 1
      return second
    }
    if command.reads > 0, isAtFoot { command.usedFoot = true }
    while ending == nil, !isInterrupted {
      hearSignals()
      if command.isAtStart, field?.replacement != nil { return send(.change) }
      guard let press = nextPress() else {
        waitForInput()
        continue
      }
      if let scalar = scalar(for: press) { return scalar }
      if command.isAborted { return nil }
    }
    command.isAborted = true
    return nil
  }

  private func scalar(for press: KeyPress) -> Unicode.Scalar? {
    let isAtStart = command.isAtStart
    switch KeyTranslation(press, startsCommand: isAtStart) {
    case .nothing:
      note(unhandled: press)
      return nil
    case .own(.escape) where !isAtStart: return escapeWithinCommand()
    case .own(let key): return send(key)
    case .paste(let bytes):
      take(paste: bytes)
      return send(.paste)
    case .character(let scalar):
      guard let shown = shown(scalar) else { return nil }
      if isFootLineBroken(by: scalar) {
        command.isAborted = true
        return nil
      }
      command.reads += 1
      command.isAfterAlt = false
      return shown
    case .escaped where isAtFoot:
      // There libedit takes the Escape in it for Enter.
      command.isAborted = true
      return nil
    case .escaped(let scalar):
      command.queued = scalar
      command.reads += 1
      command.isAfterAlt = isAtStart && scalar != "-" && !("0"..."9").contains(scalar)
      return "\u{1B}"
    }
  }

  /// The character as libedit may see it; `nil` when a secret got too long.
  private func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let isText = scalar.value >= 0x20 && scalar.value != 0x7F
    guard isText, field?.request.isSecret == true else { return scalar }
    return secretScalars.standIn(for: scalar)
  }

  private func send(_ key: PrivateKey) -> Unicode.Scalar {
    command.sent = SentKey(key: key, startsCommand: command.isAtStart)
    command.reads += 1
    command.isAfterAlt = false
    return key.scalar
  }

  /// Escape while libedit waits for the rest of a command: it gives up what was begun.
  private func escapeWithinCommand() -> Unicode.Scalar? {
    if isAtFoot {
      // There libedit takes Escape for Enter.
      command.isAborted = true
      return nil
    }
    guard !editLine.isVi else { return send(.escape) }
    command.reads += 1
    return "\u{1B}"
  }

  /// Whether libedit reads into its own line at the foot.
  ///
  /// It keeps that in place of the text.
  private var isAtFoot: Bool {
    let first = editLine.firstScalars(2)
    return first.count == 2 && first[0] == "\n" && ["/", "?", ":"].contains(first[1])
  }

  /// Whether Enter would have libedit run a command line that it cannot read to its end, which it does not survive.
  private func isFootLineBroken(by scalar: Unicode.Scalar) -> Bool {
    guard command.reads > 0, scalar == "\r" || scalar == "\n", isAtFoot else { return false }
    let line = editLine.line
    return !CommandWords.isComplete(String(line.scalars[2..<max(2, line.cursor)]))
  }

  /// Lets signals be heard while what was typed ahead is worked off, every few keys.
  func hearSignals() {
    keysSinceWait += 1
    guard keysSinceWait >= 16, decoder.hasBufferedInput else { return }
    keysSinceWait = 0
    _ = loop.wait(timeout: .zero)
  }

  func nextPress() -> KeyPress? {
    defer { flushed = nil }
    return flushed ?? decoder.next()
  }

  func waitForInput() {
    isWaiting = true
    let wake = loop.wait(timeout: decoder.isAwaitingMore ? KeyDecoder.escapeDelay : nil)
    isWaiting = false
    switch wake {
    case .readable: readInput()
    case .timedOut: flushed = decoder.flush()
    case .hangup: ending = .hangup
    case .interrupted: break
    }
  }

  private func readInput() {
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
      let count = read(loop.input, buffer.baseAddress, buffer.count)
      if count > 0 { decoder.feed(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
      // It may have been part of a password.
      if count > 0 { cel_wipe(buffer.baseAddress, count) }
      if count == 0 || count < 0 && errno == EIO { ending = .hangup }
      if count < 0, ![EINTR, EAGAIN, EIO].contains(errno) { ending = .failed(errno: errno) }
    }
  }
}
