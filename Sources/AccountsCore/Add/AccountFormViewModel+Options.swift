import RxCore

extension AccountFormViewModel {
  /// Takes what the command line gave.
  ///
  /// - Parameters:
  ///   - options: What was given.
  ///   - input: The descriptor of standard input, from which a form reads a password itself.
  /// - Returns: The fields that need not be asked.
  /// - Throws: `OptionProblem` for a value that cannot stand; what reading a password file throws.
  func take(_ options: AddOptions, input: Int32) throws -> Set<AccountField> {
    var known: Set<AccountField> = []
    if let given = options.account {
      account.value = given
      try accept(.account, accountProblem(of: given))
    }
    if let given = options.name {
      name.value = given
      try accept(.name, AccountRules.name(given))
    }
    if let given = options.email {
      email.value = given
      try accept(.email, AccountRules.email(given))
    }
    if let given = options.role {
      role.value = given.rawValue
      known.insert(.role)
    }
    if case .file? = options.password, let secret = try options.password?.read(input: input) {
      password.accept(secret)
      passwordAgain.accept(secret)
      try accept(.password, AccountRules.password(secret))
    }
    return known

    func accept(_ field: AccountField, _ problem: AccountProblem?) throws {
      if let problem { throw OptionProblem(problem: problem) }
      known.insert(field)
    }
  }
}

/// A value of the command line that cannot stand.
nonisolated struct OptionProblem: ReportableError, Equatable {
  /// What is wrong with it.
  var problem: AccountProblem

  var exitStatus: ExitStatus { .badData }

  /// `--OPTION: reason`, as a script's `FILE:LINE: FIELD: reason`.
  var messages: [String] {
    let option = problem.field == .password ? "--password-file" : "--" + problem.field.rawValue
    return ["\(option): \(problem)"]
  }
}
