import CHeapTrace

/// The program and the libraries that are loaded.
///
/// Made before the fork: another thread may be inside the loader, which then stays locked in the copy.
final class Images {
  struct Segment {
    /// Empty for the program itself.
    var path: String
    var base: UInt
    var range: Range<UInt>
    var isWritable: Bool
    var isExecutable: Bool
  }

  /// By address.
  private(set) var segments: [Segment] = []
  /// What the first word of a block of libdispatch's runtime points to, 0 where none is loaded.
  let mallocBlock = ht_malloc_block_class()
  private var lastHit = 0

  init() {
    withUnsafeMutablePointer(to: &segments) { list in
      ht_each_segment(
        { list, segment in
          guard let list, let segment = segment?.pointee, segment.start < segment.end else { return }
          list.assumingMemoryBound(to: [Segment].self).pointee.append(
            Segment(
              path: segment.path.map { String(cString: $0) } ?? "", base: segment.base,
              range: segment.start..<segment.end, isWritable: segment.is_writable,
              isExecutable: segment.is_executable))
        }, list)
    }
    segments.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  func contains(_ address: UInt) -> Bool { segment(at: address) != nil }

  /// Whether machine code may stand at `address`.
  func isCode(_ address: UInt) -> Bool { segment(at: address)?.isExecutable ?? false }

  func segment(at address: UInt) -> Segment? {
    guard let first = segments.first, let last = segments.last, address >= first.range.lowerBound,
      address < last.range.upperBound
    else { return nil }
    if segments[lastHit].range.contains(address) { return segments[lastHit] }
    guard let index = segments.firstIndex(where: { $0.range.contains(address) }) else { return nil }
    lastHit = index
    return segments[index]
  }
}
