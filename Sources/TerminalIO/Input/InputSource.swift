/// Where answers come from: a line editor at a terminal, a script on a pipe, or a test's keyboard.
///
/// A form session calls `begin`, then `next` until the field is left, then `end`, field after field, and
/// `finish` once behind the last one. Not `Sendable`: a source lives where its session lives.
public protocol InputSource: AnyObject {
  /// Whether somebody is there who can correct a refused answer. Where nobody is, a refusal is final.
  var isInteractive: Bool { get }

  /// Where the last answer came from (`stdin:3`); `nil` for a person.
  var location: InputLocation? { get }

  /// Called before the source waits for more input: the moment to paint what changed.
  var beforeWaiting: (() -> Void)? { get set }

  /// Whether more input can be had without waiting: then nobody looks at a frame, and none is painted yet.
  var hasInputWaiting: Bool { get }

  /// A field starts to be answered.
  func begin(_ request: FieldRequest)

  /// Waits for the next event of the field. Everything else that the program has to do (timers, signals,
  /// main-actor work) runs meanwhile.
  func next() throws(InputError) -> InputEvent

  /// The program changed the field's text while it is being answered.
  func replaceText(_ text: String)

  /// Tells the person a word for which there is no place on the form's screen, as this input shows no form.
  ///
  /// An input whose form stands on a screen says nothing: the word stands there.
  func say(_ words: String)

  /// The field was left; what it held is known to the caller.
  func end()

  /// The field's answers were taken: `answers` (field name and text, secrets left out) may be remembered.
  func remember(_ answers: [(field: String, text: String)])

  /// Every field was answered.
  ///
  /// - Throws: `InputError` where a script holds lines that nobody asked for.
  func finish() throws(InputError)
}

extension InputSource {
  /// Always: nobody looks at the screen between two answers.
  public var hasInputWaiting: Bool { true }

  /// Says nothing: the form's screen shows it, or nobody is there to read it.
  public func say(_ words: String) {}
}
