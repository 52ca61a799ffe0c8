import CTerminal

/// A queue of bytes that leaves no copy behind: what may hold a password is overwritten when it is taken,
/// when the queue grows into other memory, and at its end.
///
/// An `Array` can promise none of this.
struct WipedBytes: ~Copyable {
  // Owned by this value alone: it is made and freed here, and never handed out beyond a closure.
  private var storage: UnsafeMutableBufferPointer<UInt8>
  private var head = 0
  private var tail = 0

  init(capacity: Int = 0) { storage = .allocate(capacity: capacity) }

  deinit {
    ct_wipe(storage.baseAddress, storage.count)
    storage.deallocate()
  }

  var count: Int { tail - head }
  var isEmpty: Bool { head == tail }

  mutating func append(_ byte: UInt8) {
    if tail == storage.count { makeRoom(for: 1) }
    storage[tail] = byte
    tail += 1
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress, !bytes.isEmpty else { return }
    makeRoom(for: bytes.count)
    UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(storage)[tail...])
      .copyMemory(from: UnsafeRawBufferPointer(start: source, count: bytes.count))
    tail += bytes.count
  }

  /// Takes the first byte.
  mutating func popFirst() -> UInt8? {
    guard head < tail else { return nil }
    let byte = storage[head]
    storage[head] = 0
    head += 1
    if head == tail {
      head = 0
      tail = 0
    }
    return byte
  }

  /// Lets `body` read what is queued, for the time of the call.
  borrowing func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(rebasing: storage[head..<tail]))
  }

  /// Empties the queue and overwrites all that it ever held.
  mutating func wipe() {
    ct_wipe(storage.baseAddress, storage.count)
    head = 0
    tail = 0
  }

  private mutating func makeRoom(for more: Int) {
    guard tail + more > storage.count else { return }
    let needed = count + more
    guard let base = storage.baseAddress, needed <= storage.count else {
      let larger = UnsafeMutableBufferPointer<UInt8>.allocate(
        capacity: max(64, needed, storage.count * 2))
      larger.initialize(repeating: 0)
      _ = larger.update(fromContentsOf: storage[head..<tail])
      ct_wipe(storage.baseAddress, storage.count)
      storage.deallocate()
      storage = larger
      tail -= head
      head = 0
      return
    }
    let kept = count
    base.update(from: base + head, count: kept)
    ct_wipe(base + kept, tail - kept)
    head = 0
    tail = kept
  }
}
