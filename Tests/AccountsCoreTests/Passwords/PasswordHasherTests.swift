import AccountsCore
import TerminalIO
import Testing

@Suite struct PasswordHasherTests {
  let hasher = PasswordHasher(cost: 1)

  @Test func aHashIsYescryptAndNeverTheSameTwice() throws {
    let secret = Secret(copying: "correct horse")
    let first = try hasher.hash(secret)
    let second = try hasher.hash(secret)
    #expect(first.hasPrefix("$y$"))
    #expect(first != second)
    #expect(!first.contains("horse"))
  }

  @Test(arguments: ["correct horse", "パスワード長い文字", String(repeating: "x", count: 511), ""])
  func thePasswordThatWasHashedIsRight(password: String) throws {
    let hash = try hasher.hash(Secret(copying: password))
    #expect(try hasher.verify(Secret(copying: password), against: hash))
    #expect(try !hasher.verify(Secret(copying: password + "!"), against: hash))
  }

  /// Made by perl's `crypt`: hashes of other programs, and of other methods, are checked too.
  @Test(arguments: [
    "$y$j9T$F5Jx5fExrKuPp53xLKQ..1$zwtVrjrUCmXcyLTs6oxLTQlzifSUkF8RHJ./tK5KU79",
    "$6$saltsalt$hRM5XZ86KXEw9UOmjigeVqFgULtFB2sgpC9lXQDfMib3Zgw7"
      + "mEiUvBJI2EplzfAqxL5Vvwp2scFtv/uamSo5z0",
  ])
  func aHashOfAnotherProgramIsChecked(hash: String) throws {
    #expect(try hasher.verify(Secret(copying: "correct horse"), against: hash))
    #expect(try !hasher.verify(Secret(copying: "Correct horse"), against: hash))
  }

  @Test func whatLibcryptCannotTakeIsAnErrorToHashAndWrongToVerify() throws {
    let hash = try hasher.hash(Secret(copying: "correct horse"))
    for password in [String(repeating: "x", count: 512), "nul\0inside"] {
      #expect(throws: PasswordError.unhashable) { try hasher.hash(Secret(copying: password)) }
      #expect(try !hasher.verify(Secret(copying: password), against: hash))
    }
  }

  @Test(arguments: ["", "*0", "plain text", "$nosuch$salt$hash"])
  func whatIsNoHashIsNeverRight(hash: String) {
    #expect(throws: PasswordError.unknownHash) { try hasher.verify(Secret(copying: hash), against: hash) }
  }

  @Test func aCostThatThereIsNotIsAnError() {
    #expect(throws: PasswordError.methodUnavailable(method: "yescrypt", errno: 22)) {
      try PasswordHasher(cost: 99).hash(Secret(copying: "correct horse"))
    }
  }

  @Test func errorsSayWhatToDo() {
    #expect(PasswordError.unhashable.messages == ["a password has at most 511 bytes, and no NUL"])
    #expect(PasswordError.unhashable.exitStatus == .badData)
    #expect(PasswordError.unknownHash.exitStatus == .unavailable)
  }
}
