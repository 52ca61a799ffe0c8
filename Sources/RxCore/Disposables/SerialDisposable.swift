/// A place for one disposable at a time: setting another one disposes the one before.
public final class SerialDisposable: DisposeBase, Cancelable {
  /// Whether `dispose()` was called.
  public private(set) var isDisposed = false
  private var current: (any Disposable)?

  /// An empty place.
  public override init() { super.init() }

  /// The disposable that is there now; a new one is disposed at once if this place is over already.
  public var disposable: any Disposable {
    get { current ?? NopDisposable() }
    set {
      let last = current
      if isDisposed {
        newValue.dispose()
      } else {
        current = newValue
        last?.dispose()
      }
    }
  }

  override func markDisposed() {
    isDisposed = true
    (current as? DisposeBase)?.markDisposed()
  }

  /// Disposes what is there and closes the place.
  public override func dispose() {
    isDisposed = true
    let last = current
    current = nil
    last?.dispose()
  }
}
