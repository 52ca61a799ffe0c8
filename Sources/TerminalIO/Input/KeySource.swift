/// Where keys come from, one by one, and fields are edited too: a line editor at a terminal, or a test's keyboard.
///
/// A screen session calls `nextKey` and, where a field is to be edited, `begin`, `next` and `end`: both take from one
/// stream of keys, so nothing that was typed ahead is lost between them.
public protocol KeySource: InputSource {
  /// Waits for the next key outside of a field. Everything else that the program has to do (timers, signals,
  /// main-actor work) runs meanwhile.
  func nextKey() throws(InputError) -> KeyInput

  /// Makes the `nextKey` that is going on, or else the next one, give `.woken`: there is something to do for the code
  /// that waits for it.
  func wake()

  /// No more keys are read outside of fields: the terminal is put back as it was found.
  func endKeys()

  /// Called with a key that a field has no use for while it is edited: the mouse, Page up, a function key.
  ///
  /// It is called between two keys of the field's. The event that it gives is told by `next`; `nil` goes on editing.
  var onUnhandledKey: ((KeyPress) -> InputEvent?)? { get set }

  /// Called with the answers to choose from when Tab cannot decide, and with none when they no longer fit.
  var onCompletions: (([String]) -> Void)? { get set }
}

/// What came from a `KeySource`.
public enum KeyInput: Hashable, Sendable {
  /// A key, a paste or the mouse.
  case press(KeyPress)
  /// The person wants to leave the program: Control-C, or SIGINT.
  case interrupted
  /// There is no more input: the terminal went away, or a test's keys are used up.
  case ended
  /// Somebody asked for it with `wake()`.
  case woken
}
