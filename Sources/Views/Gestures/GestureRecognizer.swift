/// Looks for a gesture in what happens to a view; the view keeps it.
public class GestureRecognizer {
  /// The view that it belongs to; `nil` for one that was removed.
  public internal(set) weak var view: View?

  /// A recogniser of no gesture.
  public init() {}

  /// It does not belong to its view any more.
  func wasRemoved() { view = nil }
}

extension View {
  /// Looks for a gesture here; a recogniser of another view leaves that one.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers.append(recognizer)
    recognizer.view = self
  }

  /// Looks for it no more; who listens to it hears `completed`.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.wasRemoved()
  }
}
