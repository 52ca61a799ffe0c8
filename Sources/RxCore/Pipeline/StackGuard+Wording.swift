extension StackGuard {
  static func tooLong(depth: Int32, bytesLeft: UInt) -> String {
    "A chain of more than \(depth) operators needs more stack than this thread has: \(bytesLeft / 1024) KB are left."
      + " Cut it in two with a relay."
  }
}
