import Glibc

/// What of this process was resident at most while `body` ran, in megabytes above what was resident before; `nil` where
/// the kernel does not tell.
///
/// Free memory is given back first, or `body` could use it unseen.
func peakMegabytes(_ body: () throws -> Void) rethrows -> Double? {
  trimHeap()
  // "5" sets the mark of the most that was resident back to what is (proc_pid_clear_refs(5)).
  guard let clear = fopen("/proc/self/clear_refs", "w") else { return nil }
  let written = fputs("5", clear)
  guard fclose(clear) == 0, written >= 0, let before = residentKilobytes("VmRSS:") else { return nil }
  try body()
  guard let peak = residentKilobytes("VmHWM:") else { return nil }
  return Double(peak - before) / 1024
}

/// Gives memory that is free back to the kernel; `malloc_trim` has no Swift import.
private func trimHeap() {
  typealias Trim = @convention(c) (Int) -> Int32
  guard let symbol = dlsym(nil, "malloc_trim") else { return }
  _ = unsafeBitCast(symbol, to: Trim.self)(0)
}

/// A row of `/proc/self/status` that counts kilobytes.
private func residentKilobytes(_ name: String) -> Int? {
  guard let status = fopen("/proc/self/status", "r") else { return nil }
  defer { fclose(status) }
  var line = [CChar](repeating: 0, count: 256)
  while fgets(&line, Int32(line.count), status) != nil {
    let words = line.prefix { $0 != 0 }.split { $0 == 32 || $0 == 9 || $0 == 10 }.map { word in
      String(decoding: word.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    if words.count >= 2, words[0] == name { return Int(words[1]) }
  }
  return nil
}
