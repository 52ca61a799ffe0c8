/// What a form tells its input when a field starts to be answered.
public struct FieldRequest {
  /// The field's name: it stands in errors and names the field's history.
  public var name: String
  /// What is asked, for an input that has no screen of the form's own.
  public var label: String
  /// What the field holds now; a blank line of a script keeps it.
  public var text: String
  /// What a blank answer stands for where the field is empty; shown by an input that has no screen.
  public var defaultAnswer: String?
  /// Where the cursor stands in `text`, in characters.
  public var cursor: Int
  /// Whether the answer is a secret: masked, never remembered, wiped after use.
  public var isSecret: Bool
  /// Whether earlier answers are offered and this one is remembered.
  public var keepsHistory: Bool
  /// Whether a blank answer is no answer.
  public var isRequired: Bool
  /// The whole answers that could stand for the text before the cursor; `nil` where Tab completes nothing.
  public var completions: ((String) -> [String])?

  /// A request for one answer.
  public init(
    name: String, label: String, text: String = "", defaultAnswer: String? = nil, cursor: Int? = nil,
    isSecret: Bool = false, keepsHistory: Bool = false, isRequired: Bool = false,
    completions: ((String) -> [String])? = nil
  ) {
    self.name = name
    self.label = label
    self.text = text
    self.defaultAnswer = defaultAnswer
    self.cursor = cursor ?? text.count
    self.isSecret = isSecret
    self.keepsHistory = keepsHistory
    self.isRequired = isRequired
    self.completions = completions
  }
}
