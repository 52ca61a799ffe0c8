/// The form as it stands before anything was typed.
let emptyForm = """
  New account
    Account name
    Display name
    E-mail          name@example.org
    Role            reader
    Password
    Password again
    Tab next · Shift-Tab back · Enter accept · Esc cancel
  """

extension FormRun {
  /// Fills in and submits a whole account.
  func enterAccount(
    _ account: String = "taro", name: String = "山田 太郎", email: String = "taro@example.org",
    password: String = "correct horse"
  ) async throws {
    try await type(account, then: "Enter")
    try await type(name, then: "Enter")
    try await type(email, then: "Enter", "Enter")
    try await type(password, then: "Enter")
    try await type(password, then: "Enter")
  }
}
