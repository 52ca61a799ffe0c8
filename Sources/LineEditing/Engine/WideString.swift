import CEditLine

/// A C wide string that lives until its owner does.
final class WideString {
  let pointer: UnsafeMutablePointer<wchar_t>

  init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    pointer = .allocate(capacity: scalars.count + 1)
    for (index, scalar) in scalars.enumerated() { (pointer + index).initialize(to: wchar_t(scalar)) }
    (pointer + scalars.count).initialize(to: 0)
  }

  deinit { pointer.deallocate() }
}

extension wchar_t {
  /// A scalar as C has it: `wchar_t` is 32 bits wide and holds Unicode on the systems of this module.
  init(_ scalar: Unicode.Scalar) { self = wchar_t(bitPattern: scalar.value) }
}

extension Array where Element == Unicode.Scalar {
  /// Lends a wide string, closed by a zero, for the time of the call.
  func withWideString<Result>(_ body: (UnsafePointer<wchar_t>) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: wchar_t.self, capacity: count + 1) { buffer in
      for (index, scalar) in enumerated() { buffer.initializeElement(at: index, to: wchar_t(scalar)) }
      buffer.initializeElement(at: count, to: 0)
      guard let start = buffer.baseAddress else {
        preconditionFailure("a buffer of one element has an address")
      }
      return body(start)
    }
  }
}
