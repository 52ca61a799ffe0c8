/// Something on the Swift heap.
struct Node {
  let address: UInt
  let metadata: UInt
  let kind: NodeKind
  /// The size of its block, or for what the compiler laid out in an image that of the instance.
  let size: Int
  /// Whether the compiler laid it out in an image.
  let isStatic: Bool

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: Memory.pointer(address), count: size) }
}
