import RxCore
import TerminalIO

/// Keeps what a scroll view shows clear of the line editor at the bottom of the screen.
///
/// While it observes, the insets at the view's bottom are the rows of the view that the editor covers, through
/// its opening, growing, shrinking and closing and the terminal's resizes, and the focused row stays in sight. A
/// screen that has one in `editorInsets` adds the observers when it appears and removes them when it disappears.
@MainActor public final class EditorInsets {
  private weak var scrollView: ScrollView?
  private var observation: (any Disposable)?

  /// Insets of `scrollView`, which is held weakly.
  public init(_ scrollView: ScrollView) { self.scrollView = scrollView }

  isolated deinit { removeObservers() }

  /// Whether it follows the line editor.
  public var isObserving: Bool { observation != nil }

  /// Follows the line editor of the scroll view's screen.
  public func addObservers() {
    removeObservers()
    observation = scrollView?.screen?.editorArea.subscribe(onNext: { [weak self] area in
      self?.adjust(to: area)
    })
  }

  /// Follows it no more; the insets are zero again.
  public func removeObservers() {
    guard observation != nil else { return }
    observation?.dispose()
    observation = nil
    setBottom(0)
  }

  private func adjust(to area: EditorArea) {
    guard let scrollView, let screen = scrollView.screen, let rows = scrollView.height,
      let origin = scrollView.origin(in: screen)
    else { return setBottom(0) }
    let free = area.size.rows - area.rows
    setBottom(max(0, min(rows, origin.row + rows - free)))
  }

  private func setBottom(_ rows: Int) {
    guard let scrollView, scrollView.contentInset.bottom != rows else { return }
    scrollView.contentInset.bottom = rows
    scrollView.indicatorInset.bottom = rows
    scrollView.scrollFocusToVisible()
  }
}
