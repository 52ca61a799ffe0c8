/// A symbol's name as Swift would write it, or as it is where it is none of Swift's.
func demangled(_ name: String) -> String {
  var name = name
  let text = name.withUTF8 { bytes in
    bytes.withMemoryRebound(to: CChar.self) { demangle($0.baseAddress, UInt($0.count), nil, nil, 0) }
  }
  guard let text else { return name }
  defer { text.deallocate() }
  return String(cString: text)
}

/// The runtime's own; the text comes from malloc.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>?, _ count: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ bufferSize: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
