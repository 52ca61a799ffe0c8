/// The three descriptors that a program talks through; they stay their owner's.
nonisolated public struct StandardStreams: Hashable, Sendable {
  /// Where answers come from.
  public var input: Int32
  /// Where the answer goes.
  public var output: Int32
  /// Where everything else goes.
  public var error: Int32

  /// Three descriptors; without arguments the process's own.
  public init(input: Int32 = 0, output: Int32 = 1, error: Int32 = 2) {
    self.input = input
    self.output = output
    self.error = error
  }
}
