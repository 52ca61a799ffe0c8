/// Ways to make disposables.
public enum Disposables {
  /// A disposable that does nothing.
  public static func create() -> any Disposable { NopDisposable() }

  /// A disposable that runs `dispose` once.
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }

  /// A disposable that disposes both, in this order.
  public static func create(_ first: any Disposable, _ second: any Disposable) -> any Cancelable {
    CompositeDisposable(disposables: [first, second])
  }

  /// A disposable that disposes all three, in this order.
  public static func create(
    _ first: any Disposable, _ second: any Disposable, _ third: any Disposable
  ) -> any Cancelable {
    CompositeDisposable(disposables: [first, second, third])
  }

  /// A disposable that disposes all, in this order.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }
}
