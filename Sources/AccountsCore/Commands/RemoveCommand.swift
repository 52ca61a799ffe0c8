/// `accounts remove NAME`: takes an account away for good.
enum RemoveCommand {
  /// Removes the account, after a yes from the person at the terminal unless it was given before.
  ///
  /// - Throws: `CommandError.noAccount`, `.needsConfirmation` or `.declined`.
  static func run(_ name: String, isConfirmed: Bool, _ context: CommandContext) throws -> ExitStatus {
    let store = try context.openExistingStore()
    guard let account = try store.account(named: name) else { throw CommandError.noAccount(name) }
    if !isConfirmed {
      guard let confirmation = Confirmation(context) else {
        throw CommandError.needsConfirmation(account: account.account)
      }
      guard confirmation.ask("Remove \(account.account) (\(account.name))?") else {
        throw CommandError.declined
      }
    }
    // Another process may have been faster.
    guard try store.remove(name: name) else { throw CommandError.noAccount(name) }
    return .success
  }
}
