public import RxCore

extension Reactive where Base: View {
  /// Whether the view takes no room on the screen.
  @MainActor
  public var isHidden: Binder<Bool> {
    Binder(base) { view, isHidden in view.isHidden = isHidden }
  }
}
