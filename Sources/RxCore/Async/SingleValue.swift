extension Trait where Kind == SingleKind {
  /// The value, once it is there.
  ///
  /// - Throws: what the single fails with, or `CancellationError` if the task is cancelled first.
  nonisolated(nonsending) public var value: Element {
    get async throws {
      for try await value in source.values { return value }
      throw CancellationError()
    }
  }
}

extension Trait where Kind == MaybeKind {
  /// The value, once it is there, or nil if there is none.
  ///
  /// - Throws: what the maybe fails with.
  nonisolated(nonsending) public var value: Element? {
    get async throws {
      for try await value in source.values { return value }
      return nil
    }
  }
}

extension Trait where Kind == CompletableKind, Element == Never {
  /// Returns once this has ended.
  ///
  /// - Throws: what the completable fails with.
  nonisolated(nonsending) public var value: Void {
    get async throws {
      for try await never in source.values { switch never {} }
    }
  }
}
