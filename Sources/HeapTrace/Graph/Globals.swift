import CHeapTrace

/// Words of the images' writable data that refer to something on the heap: globals and statics.
struct Globals {
  /// The place of the word that refers to a node, by node.
  private var places: [Int: [UInt]] = [:]

  init(_ graph: HeapGraph) {
    for segment in graph.images.segments where segment.isWritable {
      let end = segment.range.upperBound
      var word: UInt = 0
      var place = ht_next_pointer((segment.range.lowerBound + 7) & ~7, end, &word)
      while place < end {
        if let node = graph.index(of: word) { places[node, default: []].append(place) }
        place = ht_next_pointer(place + 8, end, &word)
      }
    }
  }

  /// The places that refer to `node`.
  func places(of node: Int) -> [UInt] { places[node] ?? [] }
}
