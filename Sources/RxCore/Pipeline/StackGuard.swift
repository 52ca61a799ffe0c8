/// Refuses a chain that is longer than the stack allows, before the stack overflows.
///
/// A value passes a chain by calls inside of each other, and so does a subscription. Short chains are never looked at; in
/// a long one every 32nd stage asks how much of the stack is left.
enum StackGuard {
  /// From here on a chain is long.
  static let longChain: Int32 = 1_000
  /// What must be left: more than 32 stages need, in a debug build, too.
  private static let reserve: UInt = 128 * 1024

  /// Whether the stage at `depth` asks.
  static func asks(at depth: Int32) -> Bool { depth >= longChain && depth & 31 == 0 }

  /// `sink`, or what asks before `sink` hears.
  @inline(never) static func guarded<Element>(_ sink: Sink<Element>, depth: Int32) -> Sink<Element> {
    check(depth: depth)
    return StackCheckpoint(sink, depth: depth)
  }

  /// Ends the program with a message if too little of the stack is left.
  fileprivate static func check(depth: Int32) {
    guard let left = bytesLeft(), left < reserve else { return }
    fatalError(tooLong(depth: depth, bytesLeft: left))
  }

  /// How many bytes of this thread's stack are left; nil where nobody knows.
  private static func bytesLeft() -> UInt? {
    #if os(Linux)
      var lowest: UInt = 0
      var highest: UInt = 0
      guard currentStackBounds(&lowest, &highest) else { return nil }
      // A stack grows downwards; where this variable lies, it is now.
      let here = withUnsafePointer(to: &highest) { UInt(bitPattern: $0) }
      return here > lowest ? here - lowest : 0
    #else
      return nil
    #endif
  }
}

#if os(Linux)
  /// The runtime's own question, which it asks for `withUnsafeTemporaryAllocation`.
  @_silgen_name("_swift_stdlib_getCurrentStackBounds")
  private func currentStackBounds(
    _ lowest: UnsafeMutablePointer<UInt>, _ highest: UnsafeMutablePointer<UInt>
  ) -> Bool
#endif

/// Asks how much of the stack is left before it passes an event on.
private final class StackCheckpoint<Element>: Operator<Element, Element> {
  private let depth: Int32

  init(_ downstream: Sink<Element>, depth: Int32) {
    self.depth = depth
    super.init(downstream)
  }

  override func receive(_ value: Element) {
    StackGuard.check(depth: depth)
    downstream.next(value)
  }
}
