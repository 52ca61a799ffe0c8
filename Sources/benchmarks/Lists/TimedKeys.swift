import Formline

/// A keyboard that presses one key after the other and notes how long each took until its frame was painted.
final class TimedKeys: KeySource {
  private let presses: [KeyPress]
  private var count = 0
  private var pressed = Elapsed.now()

  /// From each key until the session waited for the next, its frame painted.
  private(set) var times: [Elapsed] = []

  init(_ presses: [KeyPress]) { self.presses = presses }

  func nextKey() throws(InputError) -> KeyInput {
    beforeWaiting?()
    if count > 0 { times.append(Elapsed.now() - pressed) }
    guard count < presses.count else { return .ended }
    defer { count += 1 }
    pressed = .now()
    return .press(presses[count])
  }

  // No field is edited here.
  var beforeWaiting: (() -> Void)?
  var onUnhandledKey: ((KeyPress) -> InputEvent?)?
  var onCompletions: (([String]) -> Void)?
  let isInteractive = true
  let location: InputLocation? = nil
  func wake() {}
  func endKeys() {}
  func begin(_ request: FieldRequest) {}
  func next() throws(InputError) -> InputEvent { .cancelled }
  func replaceText(_ text: String) {}
  func end() {}
  func remember(_ answers: [(field: String, text: String)]) {}
  func finish() throws(InputError) {}
}
