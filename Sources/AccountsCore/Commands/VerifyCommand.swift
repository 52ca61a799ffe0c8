/// `accounts verify NAME`: whether a password is the account's.
enum VerifyCommand {
  /// Succeeds for the right password and declines the wrong one.
  ///
  /// - Throws: `CommandError.noAccount`, and what reading the password throws.
  static func run(_ name: String, _ origin: PasswordOrigin, _ context: CommandContext) throws -> ExitStatus {
    let password = try origin.read(input: context.streams.input)
    guard let hash = try context.openExistingStore().passwordHash(for: name) else {
      throw CommandError.noAccount(name)
    }
    guard try context.hasher.verify(password, against: hash) else {
      context.messages.report("the password is wrong")
      return .declined
    }
    return .success
  }
}
