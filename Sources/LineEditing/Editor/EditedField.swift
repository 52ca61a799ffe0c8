import TerminalIO

/// The field that is being answered.
struct EditedField {
  let request: FieldRequest
  /// What the form was told last.
  var told: Line
  /// The program's text that is to replace the line.
  var replacement: String?
  /// Events that a command gave beyond its first.
  var queued: [InputEvent] = []
  /// Whether the field's last event ends the form.
  var isLast = false
  /// Its history; `nil` where it keeps none.
  let history: FieldHistory?
  /// Where in it the line is.
  var walk = HistoryWalk()
  /// The last line that was longer than libedit keeps while it walks through a history.
  var longDraft: Line?
  /// The candidates that were offered and still fit.
  var offered: [String] = []
}

/// Why no more keys come.
enum Ending {
  case hangup
  case failed(errno: Int32)
}
