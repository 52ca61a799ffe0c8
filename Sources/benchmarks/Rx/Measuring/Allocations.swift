import Glibc

private typealias Allocate = @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer

// Written and read by the one thread that measures.
private nonisolated(unsafe) var allocated = 0
private nonisolated(unsafe) var original: Allocate?

/// How many Swift objects `body` allocates; `nil` where the runtime's hook cannot be found, as in a static build.
///
/// The runtime lets instruments replace its allocation function; it looks at that only while a flag is set. What
/// keeps the pointers valid: both symbols are variables of the runtime, which is never unloaded.
func countAllocations(_ body: () -> Void) -> Int? {
  let flagName = "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
  guard let slot = dlsym(nil, "_swift_allocObject"), let flag = dlsym(nil, flagName) else { return nil }
  let function = slot.assumingMemoryBound(to: Allocate.self)
  let isOn = flag.assumingMemoryBound(to: Bool.self)
  original = function.pointee
  function.pointee = { metadata, size, alignment in
    allocated += 1
    guard let original else { fatalError("the hook is set before it is called") }
    return original(metadata, size, alignment)
  }
  isOn.pointee = true
  allocated = 0
  body()
  let count = allocated
  isOn.pointee = false
  if let original { function.pointee = original }
  return count
}
