/// Holding and being held.
extension View {
  /// Puts a view below those already held; it leaves the view that held it before.
  ///
  /// O(depth).
  public func addSubview(_ view: View) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    setNeedsDisplay()
  }

  /// Leaves the view that holds this one.
  ///
  /// O(siblings).
  public func removeFromSuperview() {
    guard let superview else { return }
    screen?.releaseFocus(within: self)
    superview.subviews.removeAll { $0 === self }
    superview.cache.forgetSubviews()
    self.superview = nil
    superview.setNeedsDisplay()
  }

  /// Whether it is `view`, or held by it over however many others.
  ///
  /// O(depth).
  public func isDescendant(of view: View) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// The screen that the view is on; `nil` for one that is on none.
  ///
  /// O(depth).
  public var screen: Screen? { self as? Screen ?? superview?.screen }
}
