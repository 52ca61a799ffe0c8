import AccountsCore
import Testing

@Suite struct AccountsPathsTests {
  @Test func theHomeIsTheStandard() throws {
    let paths = try AccountsPaths(environment: Environment(["HOME": "/home/ada"]))
    #expect(paths.data == "/home/ada/.local/share/accounts")
    #expect(paths.state == "/home/ada/.local/state/accounts")
    #expect(paths.store == "/home/ada/.local/share/accounts/accounts.sqlite")
    #expect(paths.configuration == "/home/ada/.config/accounts/config")
  }

  @Test func theBaseFoldersOfTheEnvironmentAreUsed() throws {
    let paths = try AccountsPaths(
      environment: Environment([
        "HOME": "/home/ada", "XDG_DATA_HOME": "/data", "XDG_STATE_HOME": "/state",
        "XDG_CONFIG_HOME": "/config",
      ]))
    #expect(paths.configuration == "/config/accounts/config")
    #expect(paths.store == "/data/accounts/accounts.sqlite")
    #expect(paths.state == "/state/accounts")
  }

  @Test(arguments: ["", "data", "./data", "~/data"])
  func aRelativeBaseFolderIsIgnored(value: String) throws {
    let paths = try AccountsPaths(environment: Environment(["HOME": "/home/ada", "XDG_DATA_HOME": value]))
    #expect(paths.data == "/home/ada/.local/share/accounts")
  }

  @Test(arguments: ["HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"])
  func aPathThatIsNotTextIsRefused(variable: String) {
    let environment = Environment { $0 == variable ? [0x2F, 0xFF] : nil }
    #expect(throws: CommandError.variableNotText(variable)) { try AccountsPaths(environment: environment) }
  }

  @Test func withoutHomeTheUserDatabaseIsAsked() throws {
    let paths = try AccountsPaths(environment: Environment([:]))
    #expect(paths.data.hasPrefix("/"))
    #expect(paths.data.hasSuffix("/.local/share/accounts"))
  }
}
