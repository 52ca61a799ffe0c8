import AccountsCore
import TestSupport
import Testing

@Suite struct VerifyCommandTests {
  let program = ProgramRun()

  @Test(arguments: ["correct horse\n", "correct horse", "correct horse\r\n"])
  func theRightPasswordSucceedsWithoutAWord(input: String) throws {
    try program.store(.ada)
    #expect(
      program.run("verify", "Ada", "--password-stdin", input: input) == ProgramRun.Outcome(status: .success))
    program.folder.write(input.utf8, to: "password")
    #expect(
      program.run("verify", "ada", "--password-file", program.folder.file("password"))
        == ProgramRun.Outcome(status: .success))
  }

  @Test(arguments: ["Correct horse\n", "correct horse \n", "x\n"])
  func theWrongPasswordIsDeclined(input: String) throws {
    try program.store(.ada)
    #expect(
      program.run("verify", "ada", "--password-stdin", input: input)
        == ProgramRun.Outcome(status: .declined, messages: "accounts: the password is wrong\n"))
  }

  @Test func anAccountThatThereIsNotIsToldApart() throws {
    try program.store(.ada)
    #expect(
      program.run("verify", "grace", "--password-stdin", input: "correct horse\n")
        == ProgramRun.Outcome(status: .noAccount, messages: "accounts: there is no account named \"grace\"\n")
    )
  }

  @Test func noInputIsToldApartFromBadInput() throws {
    try program.store(.ada)
    #expect(program.run("verify", "ada", "--password-stdin").status == .noInput)
    #expect(program.run("verify", "ada", "--password-stdin", input: "\n").status == .badData)
    #expect(program.run("verify", "ada", "--password-stdin", input: "one\ntwo\n").status == .badData)
    #expect(program.run("verify", "ada", "--password-file", program.folder.file("none")).status == .noInput)
  }
}
