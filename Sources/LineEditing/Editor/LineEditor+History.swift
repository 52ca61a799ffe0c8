import TerminalIO

/// What was answered before.
extension LineEditor {
  /// Adds answers to the histories of the fields that keep one and were answered here, and saves them.
  ///
  /// A history that cannot be saved is told to `onHistoryError`; the answers are taken all the same.
  public func remember(_ answers: [(field: String, text: String)]) {
    for answer in answers {
      guard let directory = history, let fieldHistory = histories[answer.field] else { continue }
      do throws(HistoryError) {
        fieldHistory.replace(with: try directory.add(answer.text, toField: answer.field))
      } catch {
        fail(error)
      }
    }
  }

  /// The history of a field, read when the field is first begun.
  func loadedHistory(for request: FieldRequest) -> FieldHistory? {
    guard let history, request.keepsHistory, !request.isSecret else { return nil }
    if let loaded = histories[request.name] { return loaded }
    let loaded = FieldHistory()
    histories[request.name] = loaded
    do throws(HistoryError) {
      loaded.replace(with: try history.entries(ofField: request.name))
    } catch {
      fail(error)
    }
    return loaded
  }

  /// Hands over what failed, if there is somebody to hear it; else it is kept until there is.
  func reportHistoryErrors() {
    guard let onHistoryError else { return }
    let errors = unreportedHistoryErrors
    unreportedHistoryErrors = []
    for error in errors { onHistoryError(error) }
  }

  private func fail(_ error: HistoryError) {
    unreportedHistoryErrors.append(error)
    reportHistoryErrors()
  }
}
