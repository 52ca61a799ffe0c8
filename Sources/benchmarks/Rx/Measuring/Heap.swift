import Glibc

/// Bytes of the heap in use, as the C library counts them, or nil where it cannot be asked.
///
/// `mallinfo2` has no Swift import. It returns a structure of ten words through a hidden pointer, which on x86-64 is an
/// ordinary first argument.
func heapInUse() -> Int? {
  #if arch(x86_64)
    typealias MallInfo = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer
    guard let symbol = dlsym(nil, "mallinfo2") else { return nil }
    let ask = unsafeBitCast(symbol, to: MallInfo.self)
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 10) { words in
      guard let start = words.baseAddress else { return nil }
      _ = ask(UnsafeMutableRawPointer(start))
      return words[4] + words[7]
    }
  #else
    return nil
  #endif
}

/// Bytes that each of `count` things keeps on the heap while `hold` holds them.
func bytesEach(_ count: Int, _ hold: (Int) -> Any) -> Double? {
  guard let before = heapInUse() else { return nil }
  let things = hold(count)
  guard let after = heapInUse() else { return nil }
  return withExtendedLifetime(things) { Double(after - before) / Double(count) }
}
