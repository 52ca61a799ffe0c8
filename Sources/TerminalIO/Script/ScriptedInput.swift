/// Answers a form from a script: one line a field, in the order in which the fields are asked.
///
/// A blank line keeps what the field holds, or is no answer where the field must have one. Nothing is asked
/// again, nothing is shown, and a terminal is never opened behind the script's back.
public final class ScriptedInput: InputSource {
  /// Nobody is there who could correct an answer.
  public let isInteractive = false

  /// The line that was read last.
  public private(set) var location: InputLocation?

  /// Called before a line is read.
  public var beforeWaiting: (() -> Void)?

  private let reader: ScriptReader
  private var request: FieldRequest?
  private var answered = false

  /// An input that reads its answers from `reader`, which others may go on reading behind it.
  public init(_ reader: ScriptReader) {
    self.reader = reader
  }

  /// The next line will answer this field.
  public func begin(_ request: FieldRequest) {
    self.request = request
    answered = false
  }

  /// The line's answer, and then that it is complete.
  public func next() throws(InputError) -> InputEvent {
    guard let request, !answered else { return .accepted }
    beforeWaiting?()
    guard let line = try readLine(for: request) else {
      let behind = InputLocation(file: reader.name, line: reader.line + 1)
      throw InputError(location: behind, field: request.name, reason: .missingAnswer)
    }
    let place = InputLocation(file: reader.name, line: line.number)
    location = place
    answered = true
    if request.isSecret {
      guard line.content.isEmpty else {
        return .edited(.secret(line.content), cursor: line.content.scalarCount)
      }
    } else if !line.isBlank {
      let text = line.text
      return .edited(.text(text), cursor: text.count)
    }
    if request.isRequired, request.text.allSatisfy(\.isWhitespace) {
      throw InputError(location: place, field: request.name, reason: .required)
    }
    return .accepted
  }

  /// Does nothing: a line that was read is not edited, and the field shows the program's text by itself.
  public func replaceText(_ text: String) {}

  /// The field was left.
  public func end() {
    request = nil
    reader.wipe()
  }

  /// Does nothing: a script is not a person whose answers would be offered again.
  public func remember(_ answers: [(field: String, text: String)]) {}

  /// Every field was answered.
  ///
  /// - Throws: `InputError` where a line is left.
  public func finish() throws(InputError) {
    if try reader.isAtEnd() { return }
    let behind = InputLocation(file: reader.name, line: reader.line + 1)
    throw InputError(location: behind, field: nil, reason: .leftOver)
  }

  /// Reads a line and says which field it should have answered, where it cannot be read.
  private func readLine(for request: FieldRequest) throws(InputError) -> ScriptLine? {
    do {
      return try reader.nextLine()
    } catch {
      var error = error
      error.field = request.name
      throw error
    }
  }
}
