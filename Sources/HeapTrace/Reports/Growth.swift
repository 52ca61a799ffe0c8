/// A type of which there are more objects each time that some work is repeated.
public struct Growth: Hashable, Sendable, CustomStringConvertible {
  /// The type's name without modules.
  public let type: String
  /// How many more there were at least after each round.
  public let objects: Int
  /// How often the work was done in a round.
  public let repetitions: Int

  /// Why one of them lives.
  public let reason: String

  /// `Row: 100 more after 100 repetitions, and again`, and in a second line why one of them lives.
  public var description: String {
    "\(type): \(objects) more after \(repetitions) repetitions, and again\n\(reason)"
  }
}

extension Heap {
  /// The types of which each round of `repetitions` leaves at least as many more objects as it has repetitions, by name.
  ///
  /// One repetition goes ahead and is not counted: it fills caches. Two rounds follow, and only what grows in both is
  /// told, so that other work in the process, as tests that run in parallel, is not taken for growth.
  ///
  /// - Parameters:
  ///   - repetitions: How often to do the work in a round.
  ///   - body: The work.
  /// - Returns: What grows, by the types' names.
  /// - Throws: The reason for which the heap could not be looked at.
  public static func growth(after repetitions: Int, _ body: () -> Void) throws(TraceFailure) -> [Growth] {
    body()
    var counts = [try histogram()]
    for _ in 0..<2 {
      for _ in 0..<repetitions { body() }
      counts.append(try histogram())
    }
    return try growth(counts, repetitions)
  }

  /// The same for work that waits.
  ///
  /// Each look at the heap blocks the thread for some tens of milliseconds.
  ///
  /// - Parameters:
  ///   - repetitions: How often to do the work in a round.
  ///   - isolation: The actor on which the work is done: the caller's.
  ///   - body: The work.
  /// - Returns: What grows, by the types' names.
  /// - Throws: The reason for which the heap could not be looked at.
  public static func growth(
    after repetitions: Int, isolation: isolated (any Actor)? = #isolation, _ body: () async -> Void
  ) async throws(TraceFailure) -> [Growth] {
    await body()
    var counts = [try histogram()]
    for _ in 0..<2 {
      for _ in 0..<repetitions { await body() }
      counts.append(try histogram())
    }
    return try growth(counts, repetitions)
  }

  private static func growth(
    _ counts: [[String: Int]], _ repetitions: Int
  ) throws(TraceFailure) -> [Growth] {
    let grown = counts[2].keys.sorted().compactMap { type -> (type: String, objects: Int)? in
      let inRounds = zip(counts, counts.dropFirst()).map { ($1[type] ?? 0) - ($0[type] ?? 0) }
      guard let least = inRounds.min(), least >= max(1, repetitions) else { return nil }
      return (type, least)
    }
    let reasons = try reasons(forOneOfEach: grown.map(\.type))
    return zip(grown, reasons).map { grown, reason in
      Growth(type: grown.type, objects: grown.objects, repetitions: repetitions, reason: reason)
    }
  }

  private static func reasons(forOneOfEach types: [String]) throws(TraceFailure) -> [String] {
    guard !types.isEmpty else { return [] }
    let text = try FrozenCopy.run { graph in
      let census = Census(graph), explainer = Explainer(graph)
      return types.map { type in
        let node = graph.nodes.indices.last { census.isOwn($0) && census.name($0) == type }
        return (node.map { explainer.explain(graph.nodes[$0].address) } ?? .notFound).text
      }.joined(separator: separator)
    }
    return text.split(separator: Character(separator), omittingEmptySubsequences: false).map(String.init)
  }
}
