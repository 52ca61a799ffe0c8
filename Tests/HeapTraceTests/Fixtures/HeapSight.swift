import HeapTrace
import Testing

extension Trait where Self == ConditionTrait {
  /// Only where heaps can be looked at: not under a sanitizer, and on Linux with glibc.
  ///
  /// Any other failure to look is one
  /// of the tests.
  static var whereHeapsAreSeen: Self {
    .enabled(if: heapsAreSeen, "here the heap is not that of glibc's malloc")
  }
}

private let heapsAreSeen: Bool = {
  do throws(TraceFailure) {
    _ = try Heap.histogram()
    return true
  } catch {
    return error != .sanitizer && error != .otherPlatform
  }
}()
