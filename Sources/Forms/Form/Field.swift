public import RxCore
public import TerminalIO
public import Views

/// One question of a form: its label, its input, what is wrong with the answer, and where the answer goes.
///
/// The answer is bound both ways: what a person types goes to the view model at every key, and what the view
/// model assigns appears in the field, also while it is being edited.
public final class Field {
  /// What errors, histories and refusals call the field.
  public let name: String

  /// What a person reads before the input.
  public let label: String

  /// The view that is edited.
  public let input: TextInput

  /// What the view model holds: rules follow it, whoever changed it.
  let content: Content

  /// What is wrong with the answer now, in words for a person; `nil` where nothing is.
  ///
  /// The rule that was added first speaks first.
  public var currentProblem: String? {
    for case let problem? in problems { return problem }
    return nil
  }

  /// Why the last submission was refused because of this field; forgotten at the next edit.
  public internal(set) var refusal: String? {
    didSet { if refusal != oldValue { problemDidChange?() } }
  }

  /// Whether a person was here: before that, nothing is held against the field.
  public internal(set) var isTouched = false {
    didSet { if isTouched != oldValue { problemDidChange?() } }
  }

  /// Text that may be shown, or a secret.
  enum Content {
    case text(Driver<String>)
    case secret(Driver<Secret>)
  }

  /// Hears that `visibleProblem` may have changed; the row of the form that shows it.
  var problemDidChange: (() -> Void)?

  /// What a blank answer stands for.
  var defaultAnswer: String?

  var isRequired = false
  var keepsHistory = false
  var completions: ((String) -> [String])?
  private var problems: [String?] = []
  private let disposeBag = DisposeBag()

  /// A field of text, bound both ways to a view model's variable.
  ///
  /// - Parameters:
  ///   - label: What a person reads before the input.
  ///   - text: The view model's variable.
  ///   - name: What errors and histories call it; the label in lower case if nothing is said.
  public init(_ label: String, _ text: Variable<String>, name: String? = nil) {
    let field = TextField(text.value)
    self.label = label
    self.name = name ?? label.lowercased()
    input = field
    content = .text(text.asDriver())
    text.asDriver().drive(field.rx.text).disposed(by: disposeBag)
    field.rx.text.bind(to: text).disposed(by: disposeBag)
    observe()
  }

  /// A field of a secret, bound both ways to a view model's relay.
  public init(_ label: String, secret: BehaviorRelay<Secret>, name: String? = nil) {
    let field = SecureField()
    self.label = label
    self.name = name ?? label.lowercased()
    input = field
    content = .secret(secret.asDriver())
    secret.asDriver().drive(field.rx.secret).disposed(by: disposeBag)
    field.rx.secret.bind(to: secret).disposed(by: disposeBag)
    observe()
  }

  /// What is wrong and a person should see: nothing before the field was touched.
  public var visibleProblem: String? {
    if let refusal { return refusal }
    return isTouched ? currentProblem : nil
  }

  /// Holds a rule against the answer: what `problem` last said is wrong, until it says `nil`.
  func hold(_ problem: Driver<String?>) {
    let rule = problems.count
    problems.append(nil)
    problem
      .drive(with: self) { field, problem in
        guard field.problems[rule] != problem else { return }
        field.problems[rule] = problem
        field.problemDidChange?()
      }
      .disposed(by: disposeBag)
  }

  /// Puts the default in the place of a blank answer, as if it had been entered.
  func takeDefaultIfBlank() {
    guard let defaultAnswer, case .text(let text) = input.answer, text.allSatisfy(\.isWhitespace) else {
      return
    }
    input.take(.text(defaultAnswer), cursor: defaultAnswer.count)
  }

  private func observe() {
    input.rx.controlEvent(.editingChanged)
      .subscribe(with: self) { field, _ in
        field.refusal = nil
        field.isTouched = true
      }
      .disposed(by: disposeBag)
  }
}
