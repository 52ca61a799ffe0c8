import CTerminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads the lines of a pipe, a file or any descriptor that is no terminal: one reader for all that is asked.
///
/// A line ends with LF or CR LF, the last one also with the end of the input; a CR anywhere else is content. What
/// is no UTF-8, a NUL, and a line above the limit are errors with the line's number, after which the reader
/// gives the same error again: what follows a line that cannot be read would answer the wrong question.
///
/// It reads in blocks, in constant memory, and overwrites its buffer when it goes, since it may have carried
/// a password.
public final class ScriptReader {
  /// The input's name, as errors show it.
  public let name: String

  /// Called before a read that may have to wait, so that the program can go on with other work meanwhile.
  public var waitForInput: (() -> Void)?

  /// The number of the line that was read last; 0 before the first.
  public private(set) var line = 0

  private let descriptor: Int32
  private let limit: Int
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var unread = 0..<0
  private var isDrained = false
  private var failure: InputError?

  /// A reader of `descriptor`, which stays its owner's.
  ///
  /// - Parameters:
  ///   - descriptor: an open descriptor.
  ///   - name: what errors call it.
  ///   - limit: the most bytes a line may have, its end not counted.
  public init(descriptor: Int32, name: String = "stdin", limit: Int = 65_536) {
    self.descriptor = descriptor
    self.name = name
    self.limit = limit
    buffer = .allocate(capacity: limit + 2)
    buffer.initialize(repeating: 0)
  }

  deinit {
    wipe()
    buffer.deallocate()
  }

  /// The next line; `nil` behind the last one.
  ///
  /// O(length).
  ///
  /// - Throws: `InputError` with the line's number.
  public func nextLine() throws(InputError) -> ScriptLine? {
    if let failure { throw failure }
    guard let content = try readLine() else { return nil }
    line += 1
    if let reason = fault(in: content) { throw fail(reason) }
    return ScriptLine(number: line, content: Secret(utf8: UnsafeBufferPointer(rebasing: buffer[content])))
  }

  /// Whether nothing is left; waits for more input, or its end, to tell.
  ///
  /// - Throws: `InputError` where the system cannot read.
  public func isAtEnd() throws(InputError) -> Bool {
    if let failure { throw failure }
    if unread.isEmpty { try fill() }
    return unread.isEmpty
  }

  /// Overwrites what was read and is not needed any more.
  public func wipe() {
    ct_wipe(buffer.baseAddress, unread.lowerBound)
    let behind = buffer[unread.upperBound...]
    ct_wipe(UnsafeMutableBufferPointer(rebasing: behind).baseAddress, behind.count)
  }

  /// Where the next line stands in the buffer, without its end; `nil` behind the last.
  private func readLine() throws(InputError) -> Range<Int>? {
    var searched = unread.lowerBound
    while true {
      if let end = buffer[searched..<unread.upperBound].firstIndex(of: UInt8(ascii: "\n")) {
        let hasReturn = end > unread.lowerBound && buffer[end - 1] == UInt8(ascii: "\r")
        defer { unread = (end + 1)..<unread.upperBound }
        return unread.lowerBound..<(hasReturn ? end - 1 : end)
      }
      if unread.count == buffer.count { throw fail(.tooLong(limit: limit), at: line + 1) }
      let known = unread.count
      try fill()
      searched = unread.lowerBound + known
      guard isDrained else { continue }
      defer { unread = unread.upperBound..<unread.upperBound }
      return unread.isEmpty ? nil : unread
    }
  }

  /// Reads one block behind what is unread.
  private func fill() throws(InputError) {
    guard !isDrained else { return }
    if unread.upperBound == buffer.count, unread.lowerBound > 0 {
      _ = buffer.update(fromContentsOf: buffer[unread])
      unread = 0..<unread.count
    }
    waitForInput?()
    let room = UnsafeMutableBufferPointer(rebasing: buffer[unread.upperBound...])
    while true {
      let count = read(descriptor, room.baseAddress, room.count)
      if count > 0 {
        unread = unread.lowerBound..<(unread.upperBound + count)
        return
      }
      if count == 0 {
        isDrained = true
        return
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: waitUntilReadable()
      case let number: throw fail(.unreadable(errno: number), at: line + 1)
      }
    }
  }

  /// Whoever handed the descriptor over may have made it non-blocking.
  private func waitUntilReadable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&request, 1, -1)
  }

  private func fault(in content: Range<Int>) -> InputError.Reason? {
    if content.count > limit { return .tooLong(limit: limit) }
    var bytes = buffer[content].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var position = 1
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar):
        if scalar.count == 1, scalar.first == 0 { return .nul(byte: position) }
        position += scalar.count
      case .error:
        return .invalidUTF8(byte: position)
      case .emptyInput:
        return nil
      }
    }
  }

  private func fail(_ reason: InputError.Reason, at line: Int? = nil) -> InputError {
    let error = InputError(
      location: InputLocation(file: name, line: line ?? self.line), field: nil, reason: reason)
    failure = error
    return error
  }
}
