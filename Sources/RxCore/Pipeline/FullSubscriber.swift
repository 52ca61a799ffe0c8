/// A subscriber that also wants to hear of the end.
@usableFromInline final class FullSubscriber<Element>: Subscriber<Element> {
  private var onError: ((any Error) -> Void)?
  private var onCompleted: (() -> Void)?
  private var onDisposed: (() -> Void)?

  @usableFromInline init(
    _ onNext: @escaping (Element) -> Void,
    onError: ((any Error) -> Void)?,
    onCompleted: (() -> Void)?,
    onDisposed: (() -> Void)?
  ) {
    self.onError = onError
    self.onCompleted = onCompleted
    self.onDisposed = onDisposed
    super.init(onNext)
  }

  @usableFromInline override func receiveError(_ error: any Error) {
    if let onError { onError(error) } else { super.receiveError(error) }
  }

  @usableFromInline override func receiveCompleted() { onCompleted?() }

  override func tearDown() {
    let last = onDisposed
    onError = nil
    onCompleted = nil
    onDisposed = nil
    handle?.sinkEnded()
    last?()
  }
}
