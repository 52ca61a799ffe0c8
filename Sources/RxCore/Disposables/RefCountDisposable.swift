/// Disposes something when it has itself been disposed and all its dependents have been, too.
public final class RefCountDisposable: DisposeBase, Cancelable {
  /// Whether what it guards was disposed.
  public private(set) var isDisposed = false
  private var guarded: DisposeBase?
  private var dependents = 0
  private var isReleased = false

  /// Guards `disposable`.
  public init(disposable: any Disposable) {
    guarded = disposable.managed
    super.init()
  }

  /// A dependent: what is guarded lives until it is disposed.
  public func retain() -> any Disposable {
    if isDisposed { return Disposables.create() }
    dependents += 1
    return Dependent(self)
  }

  override func markDisposed() {
    isReleased = true
    markIfUnused()
  }

  /// Lets go; what is guarded is disposed when the last dependent is.
  public override func dispose() {
    markDisposed()
    disposeIfUnused()
  }

  private func markIfUnused() {
    guard isReleased, dependents == 0, !isDisposed else { return }
    isDisposed = true
    guarded?.markDisposed()
  }

  private func disposeIfUnused() {
    guard isDisposed else { return }
    let last = guarded
    guarded = nil
    last?.dispose()
  }

  private final class Dependent: DisposeBase {
    private let counted: RefCountDisposable
    private var hasLeft = false

    init(_ counted: RefCountDisposable) {
      self.counted = counted
      super.init()
    }

    override func markDisposed() {
      guard !hasLeft else { return }
      hasLeft = true
      counted.dependents -= 1
      counted.markIfUnused()
    }

    override func dispose() {
      markDisposed()
      counted.disposeIfUnused()
    }
  }
}
