/// The sentences that a form says by itself; what is wrong with an answer is said by the rules.
enum FormWording {
  /// A blank answer to a field that must have one.
  static let required = "required"

  /// The view model does not take the answers, and no field has a problem.
  static let cannotBeSubmitted = "the form cannot be submitted as it is"

  /// What the keys do, below the fields.
  static let keys = "Tab next · Shift-Tab back · Enter accept · Esc cancel"
}
