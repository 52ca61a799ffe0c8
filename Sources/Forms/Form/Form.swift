public import RxCore
public import Views

/// Questions that belong together, answered in order and submitted as one.
public final class Form {
  /// What stands above the questions.
  public let title: String

  /// The questions, in the order in which they are asked.
  public let fields: [Field]

  /// What to do with the answers; it may throw `FieldRefusal` to have one of them corrected.
  public var onSubmit: (() throws -> Void)?

  /// How it looks when it is run; without a theme, as it does on any terminal.
  public var theme: Theme?

  private var maySubmit = true
  private let disposeBag = DisposeBag()

  /// A form.
  ///
  /// - Parameters:
  ///   - title: What stands above the questions.
  ///   - canSubmit: Whether the view model takes the answers as they are now; without it a form may be
  ///     submitted when no field has a problem.
  ///   - fields: The questions, in order.
  public init(_ title: String, canSubmit: Driver<Bool>? = nil, @FormBuilder fields: () -> [Field]) {
    self.title = title
    self.fields = fields()
    canSubmit?.drive(with: self) { form, maySubmit in form.maySubmit = maySubmit }
      .disposed(by: disposeBag)
  }

  /// The first field whose answer cannot stand.
  public var firstProblem: Field? {
    fields.first { $0.currentProblem != nil || $0.refusal != nil }
  }

  /// Whether the answers can be submitted as they are now.
  public var canBeSubmitted: Bool { maySubmit && firstProblem == nil }
}

/// Collects the fields of a form, with `if` and `for` where they depend on something.
@resultBuilder
public enum FormBuilder {
  /// One field.
  public static func buildExpression(_ field: Field) -> [Field] { [field] }
  /// Fields made elsewhere.
  public static func buildExpression(_ fields: [Field]) -> [Field] { fields }
  /// Fields one after another.
  public static func buildBlock(_ parts: [Field]...) -> [Field] { parts.flatMap { $0 } }
  /// An `if` without `else`.
  public static func buildOptional(_ part: [Field]?) -> [Field] { part ?? [] }
  /// The first branch of an `if`.
  public static func buildEither(first part: [Field]) -> [Field] { part }
  /// The other branch of an `if`.
  public static func buildEither(second part: [Field]) -> [Field] { part }
  /// A loop.
  public static func buildArray(_ parts: [[Field]]) -> [Field] { parts.flatMap { $0 } }
}

/// Thrown by `Form.onSubmit`: the answer of one field cannot stand, though no rule spoke against it before.
public struct FieldRefusal: Error, Equatable {
  /// The field's name.
  public var field: String
  /// Why, in words that follow the field's name.
  public var reason: String

  /// A refusal of one field's answer.
  public init(field: String, reason: String) {
    self.field = field
    self.reason = reason
  }
}
