/// The handle of a subscription.
///
/// It does not own the running chain: the source does. What keeps `sink` valid: the sink sets it to nil in its
/// `deinit`.
@usableFromInline class Subscription: DisposeBase {
  @exclusivity(unchecked)  // Each access is one load or store; none spans a call.
  @usableFromInline final unowned(unsafe) var sink: AnySink?

  @inlinable init(_ sink: AnySink) {
    self.sink = sink
    super.init()
  }

  deinit { sink?.forgetHandle() }

  /// Called by the sink when it is over.
  func sinkEnded() {}

  final override func markDisposed() { sink?.stop() }

  @usableFromInline override func dispose() {
    guard let running = sink else { return }
    running.dispose()
  }
}

/// A handle that owns its sink until it is disposed, because the sink has something to do then, even when no source
/// holds it.
@usableFromInline final class OwningSubscription: Subscription {
  private var owned: AnySink?

  @usableFromInline init(owning sink: AnySink) {
    owned = sink
    super.init(sink)
  }

  @usableFromInline override func dispose() {
    let last = owned
    owned = nil
    super.dispose()
    withExtendedLifetime(last) {}
  }

  override func sinkEnded() { owned = nil }
}
