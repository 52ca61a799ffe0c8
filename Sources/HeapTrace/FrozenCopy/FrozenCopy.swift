import CHeapTrace

/// Looks at the heap in a forked copy of this process, in which no other thread runs.
enum FrozenCopy {
  /// How long a look may take, all attempts together.
  static let limitInMilliseconds: Int32 = 10_000

  /// Makes a picture of the heap in the copy and returns the text that `body` makes of it.
  ///
  /// A crash in the copy does this process no harm. Blocks the thread until the copy has ended.
  ///
  /// - Throws: The reason for which there is no text.
  static func run(
    limitInMilliseconds limit: Int32 = limitInMilliseconds, _ body: (HeapGraph) -> String
  ) throws(TraceFailure) -> String {
    let images = Images()
    let answer = withoutActuallyEscaping(body) { body in
      var work = Work(images: images, body: body)
      return withUnsafeMutablePointer(to: &work) { work in
        ht_frozen_copy({ $0?.assumingMemoryBound(to: Work.self).pointee.run() }, work, limit)
      }
    }
    defer { ht_release(answer) }
    switch answer.outcome {
    case HT_FINISHED: break
    case HT_NO_FORK: throw .noCopy(answer.detail)
    case HT_CRASHED: throw .crashed(signal: answer.detail)
    case HT_SANITIZER: throw .sanitizer
    case HT_OTHER_ALLOCATOR: throw .otherAllocator
    case HT_OTHER_PLATFORM: throw .otherPlatform
    default: throw .tooLate
    }
    let text = String(
      decoding: UnsafeRawBufferPointer(start: answer.bytes, count: answer.count), as: UTF8.self)
    switch text {
    case Work.noMap: throw .noMap
    case Work.otherAllocator: throw .otherAllocator
    default: return text
    }
  }

  /// What the child is to do.
  private struct Work {
    static let noMap = "\u{1}"
    static let otherAllocator = "\u{2}"
    let images: Images
    let body: (HeapGraph) -> String

    func run() {
      var text = look()
      text.withUTF8 { ht_tell($0.baseAddress, $0.count) }
    }

    private func look() -> String {
      guard let graph = HeapGraph(images: images) else { return Self.noMap }
      return ht_sees_own_block() ? body(graph) : Self.otherAllocator
    }
  }
}
