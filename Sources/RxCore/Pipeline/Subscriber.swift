/// The last sink of a chain: calls the subscriber.
///
/// Its closure is a constant, so that a value is delivered without a retain and a release. It is let go of with the
/// whole sink, when the source does so; the handle that the user keeps is another object.
@usableFromInline class Subscriber<Element>: Sink<Element> {
  @usableFromInline final let onNext: (Element) -> Void
  /// Not owned.
  ///
  /// What keeps it valid: the handle sets it to nil in its `deinit`.
  @exclusivity(unchecked)  // Each access is one load or store; none spans a call.
  @usableFromInline final unowned(unsafe) var handle: Subscription?

  @inlinable init(_ onNext: @escaping (Element) -> Void) {
    self.onNext = onNext
    super.init()
    isSubscriber = true
  }

  deinit { handle?.sink = nil }

  final override func forgetHandle() { handle = nil }

  @usableFromInline final override func receive(_ value: Element) { onNext(value) }
  @usableFromInline override func receiveError(_ error: any Error) { Hooks.report(unhandled: error) }
  @usableFromInline override func receiveCompleted() {}
}
