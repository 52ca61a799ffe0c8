import CEditLine

/// Bytes that were read and not yet taken as lines; overwritten as they are taken.
struct LineBuffer {
  private var bytes: [UInt8] = []

  /// Whether nothing is left of a line that was begun.
  var isEmpty: Bool { bytes.isEmpty }

  /// Adds what was read.
  mutating func append(_ read: UnsafeRawBufferPointer) {
    // Growing by itself, an array would leave its old storage behind as it is.
    if bytes.count + read.count > bytes.capacity {
      var larger: [UInt8] = []
      larger.reserveCapacity(max(4096, (bytes.count + read.count) * 2))
      larger.append(contentsOf: bytes)
      wipe()
      bytes = larger
    }
    bytes.append(contentsOf: read)
  }

  /// Takes the first line, without its end (LF or CR LF), and gives it to `body`; `nil` where no line is whole.
  mutating func takeLine<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    guard let end = bytes.firstIndex(of: 0x0A) else { return nil }
    let length = end > 0 && bytes[end - 1] == 0x0D ? end - 1 : end
    let result = bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<length])) }
    bytes.withUnsafeMutableBufferPointer { buffer in
      let left = buffer.count - end - 1
      for index in 0..<left { buffer[index] = buffer[end + 1 + index] }
      cel_wipe(buffer.baseAddress.map { $0 + left }, buffer.count - left)
    }
    bytes.removeLast(end + 1)
    return result
  }

  /// Forgets and overwrites everything.
  mutating func wipe() {
    bytes.withUnsafeMutableBufferPointer { cel_wipe($0.baseAddress, $0.count) }
    bytes.removeAll(keepingCapacity: true)
  }
}
