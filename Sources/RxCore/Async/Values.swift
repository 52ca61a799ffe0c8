/// The values of an observable as an async sequence.
///
/// Iterating subscribes; leaving the loop or cancelling its task disposes. Values that come faster than they are taken
/// wait in a buffer without limit. It is not `Sendable`: it is iterated where its observable lives.
public struct Values<Element, Failure: Error>: AsyncSequence {
  let source: Observable<Element>

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(mailbox: Mailbox(source)) }

  /// Takes one value after another.
  public struct Iterator: AsyncIteratorProtocol {
    let mailbox: Mailbox<Element>

    /// The next value, or nil at the end or when the task is cancelled.
    public func next() async throws(Failure) -> Element? { try await next(isolation: #isolation) }

    /// The next value, or nil at the end or when the task is cancelled.
    public func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
      while !Task.isCancelled {
        switch mailbox.take() {
        case .next(let value): return value
        case .error(let error):
          if let failure = error as? Failure { throw failure }
          return nil
        case .completed: return nil
        case nil: await mailbox.bell.wait(isolation: actor)
        }
      }
      mailbox.close()
      return nil
    }
  }
}

/// What has come and was not taken yet.
final class Mailbox<Element> {
  let bell = Bell()
  private let events = EventQueue<Element>()
  private var subscription: (any Disposable)?

  init(_ source: Observable<Element>) {
    subscription = source.subscribe { [bell, events] event in
      events.append(event)
      bell.ring()
    }
  }

  deinit { subscription?.dispose() }

  func take() -> Event<Element>? { events.popFirst() }

  func close() {
    subscription?.dispose()
    subscription = nil
  }
}

extension ObservableConvertibleType {
  /// The values as an async sequence, which throws where this fails.
  public var values: Values<Element, any Error> { Values(source: asObservable()) }
}

extension Trait where Kind: UnfailingKind {
  /// The values as an async sequence, which never throws.
  public var values: Values<Element, Never> { Values(source: source) }
}
