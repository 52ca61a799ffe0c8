import Formline

/// The form that fills an `AccountFormViewModel`: which fields are asked, in which order, in which words.
extension AccountFormViewModel {
  /// A form of the fields that are not known yet; `known` are not asked.
  func makeForm(without known: Set<AccountField>) -> Form {
    let form = Form("New account", canSubmit: canSubmit) {
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
        Field("Password", secret: password, name: AccountField.password.rawValue)
          .required().problem(passwordProblem)
        if confirmsPassword {
          Field("Password again", secret: passwordAgain, name: "password again").problem(passwordAgainProblem)
        }
      }
    }
    // Strong: the view model does not own the form.
    form.onSubmit = { try self.submitForm(without: known) }
    return form
  }

  /// Submits, and says which field of the form a problem is about.
  private func submitForm(without known: Set<AccountField>) throws {
    do {
      try submit()
    } catch let problem as AccountProblem {
      if known.contains(problem.field) { throw OptionProblem(problem: problem) }
      throw FieldRefusal(field: problem.field.rawValue, reason: problem.description)
    }
  }
}
