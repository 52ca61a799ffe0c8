import TerminalIO

/// Follows the mouse from the press of a button to its release.
///
/// The innermost view is asked first. On the way out each view's recognisers look on, as far as the view that takes
/// the press; if one of them recognises at the release, the view that took the press hears that it was not for it.
final class MouseTracking {
  private weak var target: View?
  private var recognizers: [TapGestureRecognizer] = []

  /// Gives an event to whom it concerns on `screen`.
  func take(_ event: MouseEvent, on screen: Screen) {
    switch event.action {
    case .press: press(event, on: screen)
    case .release: release(event, on: screen)
    case .drag:
      guard let target, let cell = cell(of: event, in: target, on: screen) else { return }
      target.mouseDragged(event, at: cell)
    case .scroll:
      eachView(under: event, on: screen) { $0.scrollWheel(event, at: $1) }
    case .move: break
    }
  }

  /// Forgets a button that is down.
  func cancel() {
    recognizers = []
    target?.mouseCancelled()
    target = nil
  }

  private func press(_ event: MouseEvent, on screen: Screen) {
    cancel()
    focus(under: event, on: screen)
    eachView(under: event, on: screen) { view, cell in
      if event.button == 1 {
        recognizers += view.gestureRecognizers.compactMap { $0 as? TapGestureRecognizer }
      }
      guard view.mouseDown(event, at: cell) else { return false }
      target = view
      return true
    }
  }

  private func release(_ event: MouseEvent, on screen: Screen) {
    let candidates = recognizers
    recognizers = []
    let hit = screen.view(at: event.cell, width: screen.size.columns)?.view
    let tapped = candidates.first { recognizer in
      guard let view = recognizer.view else { return false }
      return hit?.isDescendant(of: view) == true
    }
    if let tapped {
      cancel()
      tapped.recognize()
    } else if let target {
      self.target = nil
      guard let cell = cell(of: event, in: target, on: screen) else { return target.mouseCancelled() }
      target.mouseUp(event, at: cell)
    }
  }

  private func focus(under event: MouseEvent, on screen: Screen) {
    eachView(under: event, on: screen) { view, _ in view.canBecomeFocused && screen.focus(view) }
  }

  /// Asks the views that show the event's cell, from the innermost, until one says that it was for it.
  private func eachView(
    under event: MouseEvent, on screen: Screen, _ ask: (View, Frame.Position) -> Bool
  ) {
    var asked = screen.view(at: event.cell, width: screen.size.columns)?.view
    while let view = asked {
      guard let cell = cell(of: event, in: view, on: screen) else { return }
      if ask(view, cell) { return }
      asked = view.superview
    }
  }

  private func cell(of event: MouseEvent, in view: View, on screen: Screen) -> Frame.Position? {
    view.origin(in: screen).map {
      Frame.Position(row: event.row - $0.row, column: event.column - $0.column)
    }
  }
}

extension MouseEvent {
  /// The cell of the screen.
  fileprivate var cell: Frame.Position { Frame.Position(row: row, column: column) }
}
