/// Why the heap could not be looked at.
public enum TraceFailure: Error, Hashable, Sendable {
  /// The process could not be copied; the number is the system's error.
  case noCopy(Int32)
  /// The walk ended on a signal each time, or on none that is known.
  case crashed(signal: Int32)
  /// The walk did not end in time.
  case tooLate
  /// The program runs under a sanitizer, whose heap is not the C library's.
  case sanitizer
  /// Another malloc than glibc's is in use: a preloaded one, or valgrind's.
  case otherAllocator
  /// Only Linux with glibc is looked at.
  case otherPlatform
  /// The memory map cannot be read.
  case noMap
}
