/// The part of a sink that does not depend on the type of its values: its state and its way back to the source.
///
/// The link up is not owned (ownership runs down only). What keeps it valid: whoever is pointed at sets it to
/// nil in its own `deinit`.
@usableFromInline class AnySink: Upstream {
  /// Nothing more is accepted: the sequence ended or was disposed.
  @exclusivity(unchecked)  // This one and the next two: each access is one load or store; none spans a call.
  @usableFromInline final var isStopped = false
  /// It is a `Subscriber`, whose closure a hub calls without a detour.
  @exclusivity(unchecked)
  @usableFromInline final var isSubscriber = false
  /// Teardown ran.
  @exclusivity(unchecked)
  final var isDisposed = false
  /// Its place in the list of the hub that it hangs on.
  @exclusivity(unchecked)
  final var slot: Int32 = -1
  @exclusivity(unchecked)
  @usableFromInline final unowned(unsafe) var upstream: Upstream?

  @inlinable override init() { super.init() }

  /// Ends the flow through this sink: nothing is accepted any more, the source is told, resources are released.
  @usableFromInline final func dispose() {
    guard !isDisposed else { return }
    isStopped = true
    isDisposed = true
    if let source = upstream {
      upstream = nil
      source.cut(self)
    }
    tearDown()
  }

  /// Releases what this sink holds beside its source; runs once.
  @usableFromInline func tearDown() {}

  /// Forgets the handle that points here.
  func forgetHandle() {}

  final override func stop() {
    isStopped = true
    upstream?.stop()
  }

  @usableFromInline final override func cut(_ sink: AnySink) { dispose() }
}
