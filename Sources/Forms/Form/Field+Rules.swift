public import RxCore
import TerminalIO
import Views

extension Field {
  /// A blank answer is no answer.
  @discardableResult
  public func required() -> Self {
    isRequired = true
    hold(isBlank.map { $0 ? FormWording.required : nil })
    return self
  }

  /// Takes `answer` where nothing is entered; it is shown faintly until then.
  ///
  /// - Precondition: The field is one of text.
  @discardableResult
  public func `default`(_ answer: String) -> Self {
    _ = text(for: "default(_:)")
    defaultAnswer = answer
    return placeholder(answer)
  }

  /// Shows what a view model finds wrong with the answer, at every key; `nil` is nothing.
  @discardableResult
  public func problem(_ problem: Driver<String?>) -> Self {
    hold(problem)
    return self
  }

  /// Shows what a view model finds wrong with the answer, at every key, in the problem's own words.
  @discardableResult
  public func problem<Problem: CustomStringConvertible>(_ problem: Driver<Problem?>) -> Self {
    hold(problem.map { $0?.description })
    return self
  }

  /// Checks the text at every key, and whenever the view model changes it: the rule says what is wrong with it, or
  /// `nil`.
  ///
  /// An empty text is `required()`'s business alone.
  ///
  /// - Precondition: The field is one of text; a secret's rules are the view model's, given to `problem(_:)`.
  @discardableResult
  public func validate(_ rule: @escaping (String) -> String?) -> Self {
    hold(text(for: "validate(_:)").map { $0.isEmpty ? nil : rule($0) })
    return self
  }

  /// Offers earlier answers with Up and Down, and remembers this one.
  ///
  /// - Precondition: The field is one of text; a secret is never remembered.
  @discardableResult
  public func history() -> Self {
    _ = text(for: "history()")
    keepsHistory = true
    return self
  }

  /// Completes the text before the cursor with Tab to one of `words`.
  @discardableResult
  public func completions(_ words: [String]) -> Self {
    completions { typed in words.filter { $0.hasPrefix(typed) } }
  }

  /// Completes the text before the cursor with Tab to one of the answers that `candidates` gives for it.
  @discardableResult
  public func completions(_ candidates: @escaping (String) -> [String]) -> Self {
    completions = candidates
    return self
  }

  /// Shows an example while the field is empty.
  @discardableResult
  public func placeholder(_ text: String) -> Self {
    input.placeholder = text
    return self
  }

  private var isBlank: Driver<Bool> {
    switch content {
    case .text(let text): text.map { $0.allSatisfy(\.isWhitespace) }
    case .secret(let secret): secret.map { $0.isEmpty }
    }
  }

  private func text(for rule: String) -> Driver<String> {
    guard case .text(let text) = content else {
      preconditionFailure("\(rule) is for fields of text, and \(name) is a secret")
    }
    return text
  }
}
