/// A disposable that does nothing.
struct NopDisposable: Disposable {
  func dispose() {}
}
