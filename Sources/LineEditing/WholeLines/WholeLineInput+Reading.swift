import CEditLine
import TerminalIO

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What came of waiting for a line.
enum LineRead {
  case answer(Answer)
  case blank
  case ended
  case interrupted
}

/// Reading whole lines.
extension WholeLineInput {
  func readLine(isSecret: Bool) throws(InputError) -> LineRead {
    while true {
      if isInterrupted {
        isInterrupted = false
        buffer.wipe()
        return .interrupted
      }
      if let read = buffer.takeLine({ WholeLineInput.meaning(of: $0, isSecret: isSecret) }) { return read }
      switch loop.wait() {
      case .readable: if try readInput() == 0 { return .ended }
      case .hangup: return .ended
      case .interrupted, .timedOut: break
      }
    }
  }

  private func readInput() throws(InputError) -> Int {
    var failure: Int32 = 0
    let count = withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { bytes in
      let count = read(loop.input, bytes.baseAddress, bytes.count)
      failure = errno
      guard count > 0 else { return count }
      buffer.append(UnsafeRawBufferPointer(rebasing: bytes[..<count]))
      // It may have been a password.
      cel_wipe(bytes.baseAddress, count)
      return count
    }
    guard count < 0 else { return count }
    switch failure {
    case EINTR, EAGAIN: return -1
    case EIO: return 0
    default: throw InputError(location: nil, field: nil, reason: .unreadable(errno: failure))
    }
  }

  /// What a line means.
  ///
  /// A byte that is no UTF-8 is U+FFFD, as in the line editor.
  private static func meaning(of line: UnsafeBufferPointer<UInt8>, isSecret: Bool) -> LineRead {
    guard !line.isEmpty else { return .blank }
    guard isSecret else { return .answer(.text(String(decoding: line, as: UTF8.self))) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: line.count * 3) { repaired in
      var length = 0
      var decoder = UTF8()
      var source = line.makeIterator()
      decoding: while true {
        let scalar: Unicode.Scalar
        switch decoder.decode(&source) {
        case .scalarValue(let value): scalar = value
        case .error: scalar = "\u{FFFD}"
        case .emptyInput: break decoding
        }
        for unit in UTF8.CodeUnit.units(of: scalar) {
          repaired.initializeElement(at: length, to: unit)
          length += 1
        }
      }
      defer { cel_wipe(repaired.baseAddress, length) }
      return .answer(.secret(Secret(utf8: UnsafeBufferPointer(rebasing: repaired[..<length]))))
    }
  }
}
