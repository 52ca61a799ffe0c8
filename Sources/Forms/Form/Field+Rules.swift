public import RxCore
import TerminalIO
import Views

extension Field {
  /// A blank answer is no answer.
  @discardableResult
  public func required() -> Self {
    isRequired = true
    hold(isBlank.map { $0 ? "required" : nil })
    return self
  }

  /// Takes `answer` where nothing is entered; it is shown faintly until then.
  @discardableResult
  public func `default`(_ answer: String) -> Self {
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

  /// Checks the text at every key: the rule says what is wrong with it, or `nil`.
  @discardableResult
  public func validate(_ rule: @escaping (String) -> String?) -> Self {
    guard let field = input as? TextField else { return self }
    hold(field.rx.text.asDriver().map { $0.isEmpty ? nil : rule($0) })
    return self
  }

  /// Offers earlier answers with Up and Down, and remembers this one.
  @discardableResult
  public func history() -> Self {
    keepsHistory = input is TextField
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
    switch input {
    case let field as TextField: field.rx.text.asDriver().map { $0.allSatisfy(\.isWhitespace) }
    case let field as SecureField: field.rx.secret.asDriver().map { $0.isEmpty }
    default: .just(false)
    }
  }
}
