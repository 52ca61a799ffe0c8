extension ObservableType {
  /// Side effects at each point of a subscription's life; the events pass unchanged.
  ///
  /// An error thrown by a closure ends the sequence.
  ///
  /// - Parameters:
  ///   - onNext: before a value is passed on.
  ///   - afterNext: after it was.
  ///   - onError: before a failure is passed on.
  ///   - afterError: after it was.
  ///   - onCompleted: before the end is passed on.
  ///   - afterCompleted: after it was.
  ///   - onSubscribe: before the source is subscribed to.
  ///   - onSubscribed: after it was.
  ///   - onDispose: when the subscription is over, whichever way.
  /// - Returns: the same sequence with these effects.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    let effects = Effects(
      onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
      onCompleted: onCompleted,
      afterCompleted: afterCompleted, onDispose: onDispose)
    return source.carried(
      by: Source { down in
        onSubscribe?()
        if down.isStopped { return }
        source.attach(EffectSink(down, effects))
        onSubscribed?()
      })
  }
}

struct Effects<Element> {
  let onNext: ((Element) throws -> Void)?
  let afterNext: ((Element) throws -> Void)?
  let onError: ((any Error) throws -> Void)?
  let afterError: ((any Error) throws -> Void)?
  let onCompleted: (() throws -> Void)?
  let afterCompleted: (() throws -> Void)?
  let onDispose: (() -> Void)?
}

/// Keeps itself while it has something to do on disposal, even when no source holds it.
final class EffectSink<Element>: Operator<Element, Element> {
  private let effects: Effects<Element>
  private var itself: EffectSink?

  init(_ downstream: Sink<Element>, _ effects: Effects<Element>) {
    self.effects = effects
    super.init(downstream)
    if effects.onDispose != nil { itself = self }
  }

  override func receive(_ value: Element) {
    do {
      try effects.onNext?(value)
      downstream.next(value)
      try effects.afterNext?(value)
    } catch {
      fail(error)
    }
  }

  override func receiveError(_ error: any Error) {
    do {
      try effects.onError?(error)
      downstream.fail(error)
      try effects.afterError?(error)
    } catch {
      downstream.fail(error)
    }
  }

  override func receiveCompleted() {
    do {
      try effects.onCompleted?()
      downstream.complete()
      try effects.afterCompleted?()
    } catch {
      downstream.fail(error)
    }
  }

  override func tearDown() {
    itself = nil
    effects.onDispose?()
  }
}
