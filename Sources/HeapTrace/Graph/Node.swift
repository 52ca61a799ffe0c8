/// What lives in a block of the heap.
enum NodeKind: Hashable {
  case object
  /// What a closure captures, or a captured variable.
  case context
  /// A value that an existential or an indirect case keeps apart.
  case box
  case error
  case task
  case job
  /// A block of libdispatch's runtime.
  case block

  /// Whether it is something that runs, or waits to, and with it keeps what it refers to.
  var isWork: Bool { [.task, .job, .block].contains(self) }
}

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
