/// Puts other things where earlier calls had their variables: who looks for references takes these for some.
@inline(never) public func overwriteStack(_ depth: Int = 200) {
  withUnsafeTemporaryAllocation(byteCount: 256, alignment: 16) { bytes in
    bytes.initializeMemory(as: UInt8.self, repeating: UInt8(depth % 256))
    if depth > 0 { overwriteStack(depth - 1) }
  }
}
