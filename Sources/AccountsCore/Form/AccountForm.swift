import Formline

/// The form that fills an `AccountFormViewModel`: which fields are asked, in which order, in which words.
extension AccountFormViewModel {
  /// A form of the fields that are not known yet.
  ///
  /// - Parameters:
  ///   - known: Fields that are not asked.
  ///   - holdsFailures: Whether a store that refuses is told as a problem of the first field, so that a person can try
  ///     again and loses nothing; otherwise it ends the form.
  /// - Returns: The form, which keeps the view model.
  func makeForm(without known: Set<AccountField> = [], holdsFailures: Bool = false) -> Form {
    let form = Form(edited == nil ? "New account" : "Edit account", canSubmit: canSubmit) {
      if !known.contains(.account) {
        Field("Account name", account, name: AccountField.account.rawValue)
          .required().problem(accountProblem).history()
      }
      if !known.contains(.name) {
        Field("Display name", name, name: AccountField.name.rawValue)
          .required().problem(nameProblem).history()
      }
      if !known.contains(.email) {
        Field("E-mail", email, name: AccountField.email.rawValue)
          .required().problem(emailProblem).history().placeholder("name@example.org")
      }
      if !known.contains(.role) {
        Field("Role", role, name: AccountField.role.rawValue)
          .default(Role.standard.rawValue).problem(roleProblem).completions(Role.allCases.map(\.rawValue))
      }
      if !known.contains(.password) {
        passwordField()
        if confirmsPassword {
          Field("Password again", secret: passwordAgain, name: "password again").problem(passwordAgainProblem)
        }
      }
    }
    // Strong: the view model does not own the form.
    form.onSubmit = { try self.submitForm(without: known, holdsFailures: holdsFailures) }
    return form
  }

  /// A new account needs a password; a stored one keeps what it has.
  private func passwordField() -> Field {
    let field = Field("Password", secret: password, name: AccountField.password.rawValue)
      .problem(passwordProblem)
    return edited == nil ? field.required() : field.placeholder("unchanged")
  }

  /// Submits, and says which field of the form a problem is about.
  private func submitForm(without known: Set<AccountField>, holdsFailures: Bool) throws {
    do {
      try submit()
    } catch let problem as AccountProblem {
      if known.contains(problem.field) { throw OptionProblem(problem: problem) }
      throw FieldRefusal(field: problem.field.rawValue, reason: problem.description)
    } catch let error as any ReportableError where holdsFailures {
      throw FieldRefusal(field: AccountField.account.rawValue, reason: error.messages.joined(separator: "; "))
    }
  }
}
