import AccountsCore
import Testing

@Suite struct CommandErrorTests {
  @Test(
    arguments: [
      (
        .noHome, .usage,
        "no home folder is known: set HOME or XDG_DATA_HOME, or name the store with --store PATH"
      ),
      (
        .variableNotText("HOME"), .usage,
        "the environment variable HOME is not UTF-8: set it to another path"
      ),
      (.noStore(path: "/s"), .noInput, "/s: there is no such store; accounts --store PATH add makes one"),
      (.noAccount("ada"), .noAccount, "there is no account named \"ada\""),
      (
        .needsConfirmation(account: "ada"), .usage,
        "nobody can be asked whether to remove \"ada\": say so with --yes"
      ),
      (.declined, .declined, "nothing was removed"),
      (.passwordFile(path: "/p", errno: 13), .noInput, "/p: the password cannot be read: Permission denied"),
    ] as [(CommandError, ExitStatus, String)])
  func saysWhatHappened(error: CommandError, status: ExitStatus, message: String) {
    #expect(error.exitStatus == status)
    #expect(error.messages == [message])
  }
}
