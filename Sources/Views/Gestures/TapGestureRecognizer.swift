public import RxCore

/// Hears of taps: a click that begins and ends in the view, or Enter while the view or one that it holds is focused.
public final class TapGestureRecognizer: GestureRecognizer {
  /// Each tap; completes when the recogniser is removed from its view, or the view dies.
  public var taps: Observable<Void> { events }

  private let events = PublishSubject<Void>()

  isolated deinit { events.on(.completed) }

  override func wasRemoved() {
    super.wasRemoved()
    events.on(.completed)
  }

  /// A tap happened.
  func recognize() { events.on(.next(())) }
}

extension View {
  /// Taps the view, as a click or Enter does.
  ///
  /// - Returns: Whether anybody looks for taps here.
  @discardableResult
  public func tap() -> Bool {
    let recognizers = gestureRecognizers.compactMap { $0 as? TapGestureRecognizer }
    for recognizer in recognizers { recognizer.recognize() }
    return !recognizers.isEmpty
  }

  /// The view's recogniser of taps: the one that it has, or a new one.
  func tapGestureRecognizer() -> TapGestureRecognizer {
    for case let present as TapGestureRecognizer in gestureRecognizers { return present }
    let recognizer = TapGestureRecognizer()
    addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Takes away what looks for taps.
  func removeTapGestures() {
    for case let recognizer as TapGestureRecognizer in gestureRecognizers {
      removeGestureRecognizer(recognizer)
    }
  }
}

extension Reactive where Base: View {
  /// Emits when the view is tapped, and completes when it is prepared for reuse.
  ///
  /// However often it is asked for, the view has one recogniser; it is removed with the reuse. So what a cell is
  /// subscribed to needs no dispose bag. The view keeps who listens: capture it weakly.
  @MainActor
  public var tapGesture: Observable<Void> { base.tapGestureRecognizer().taps }

  /// Emits when the view is tapped: `tapGesture` in a word.
  ///
  /// A control's own `tap` goes before it, as a button's.
  @_disfavoredOverload @MainActor
  public var tap: Observable<Void> { tapGesture }
}
