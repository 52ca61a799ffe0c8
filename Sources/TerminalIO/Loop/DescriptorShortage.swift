#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ends the program with status 71 (`EX_OSERR` of sysexits.h) and a sentence on standard error, because the system
/// refused a descriptor that the loop cannot wait without; its error number.
///
/// A program at its limit of open files is no fault of its code, so this is no trap; and no caller could go on
/// without signals, so it is no error to catch. `exit` gives a guarded terminal back.
func endForWantOfDescriptors(_ number: Int32) -> Never {
  var writer = DescriptorWriter(descriptor: 2)
  writer.write(Array("no descriptor is left to wait with: \(systemMessage(number))\n".utf8))
  exit(71)
}
