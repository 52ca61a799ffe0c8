import AccountsCore
import Formline
import Testing

@Suite struct InvocationTests {
  @Test(arguments: [
    (["add"], Invocation(.add(AddOptions()))),
    (
      ["add", "--account", "ada", "--name=Ada Lovelace", "--email=", "--role", "ADMIN", "--password-stdin"],
      Invocation(
        .add(
          AddOptions(
            account: "ada", name: "Ada Lovelace", email: "", role: .admin, password: .standardInput)))
    ),
    (
      ["add", "--password-file", "-"],
      Invocation(.add(AddOptions(password: .file(path: "-"))))
    ),
    (["browse"], Invocation(.browse(BrowseOptions()))),
    (["--check-leaks", "list"], Invocation(.list(nil), checksLeaks: true)),
    (
      ["browse", "--group-by", "domain", "--theme=high-contrast"],
      Invocation(.browse(BrowseOptions(grouping: .domain, theme: .highContrast)))
    ),
    (["list"], Invocation(.list(nil))),
    (["--json", "list"], Invocation(.list(.json))),
    (["list", "--plain", "--store", "/s"], Invocation(.list(.plain), storePath: "/s")),
    (["--store=a=b", "list", "--table"], Invocation(.list(.table), storePath: "a=b")),
    (["show", "ada"], Invocation(.show(name: "ada", nil))),
    (["show", "--json", "ada"], Invocation(.show(name: "ada", .json))),
    (["show", "--", "--json"], Invocation(.show(name: "--json", nil))),
    (["--", "show", "-"], Invocation(.show(name: "-", nil))),
    (["remove", "ada"], Invocation(.remove(name: "ada", isConfirmed: false))),
    (["remove", "--yes", "ada"], Invocation(.remove(name: "ada", isConfirmed: true))),
    (["verify", "ada", "--password-stdin"], Invocation(.verify(name: "ada", .standardInput))),
    (["verify", "ada", "--password-file", "p"], Invocation(.verify(name: "ada", .file(path: "p")))),
    (["help"], Invocation(.help(nil))),
    (["help", "add"], Invocation(.help(.add))),
    (["--help"], Invocation(.help(nil))),
    (["add", "-h"], Invocation(.help(.add))),
    (["verify", "--help"], Invocation(.help(.verify))),
    (["frobnicate", "--help"], Invocation(.help(nil))),
    (["--version"], Invocation(.version)),
    (["version"], Invocation(.version)),
  ])
  func readsACommandLine(arguments: [String], invocation: Invocation) throws {
    #expect(try Invocation(arguments: arguments) == invocation)
  }

  @Test(
    arguments: [
      ([], .missingCommand),
      (["--store", "/s"], .missingCommand),
      (["lits"], .unknownCommand("lits", nearest: .list)),
      (["rem"], .unknownCommand("rem", nearest: .remove)),
      (["frobnicate"], .unknownCommand("frobnicate", nearest: nil)),
      (["help", "ad"], .unknownCommand("ad", nearest: .add)),
      (["list", "--jsn"], .unknownOption("--jsn", nearest: .json)),
      (["add", "--pasword-stdin"], .unknownOption("--pasword-stdin", nearest: .passwordStdin)),
      (["add", "--password-f"], .unknownOption("--password-f", nearest: .passwordFile)),
      (["list", "--wibble=3"], .unknownOption("--wibble", nearest: nil)),
      (["list", "-j"], .unknownOption("-j", nearest: nil)),
      (["add", "--account"], .missingValue(.account)),
      (["list", "--store="], .missingValue(.store)),
      (["verify", "ada", "--password-file="], .missingValue(.passwordFile)),
      (["list", "--json=yes"], .unexpectedValue(.json)),
      (["list", "--json", "--json"], .repeated(.json)),
      (["list", "--json", "--plain"], .conflict(.json, .plain)),
      (["list", "--yes"], .foreignOption(.yes, .list)),
      (["list", "--theme", "dark"], .foreignOption(.theme, .list)),
      (["browse", "--theme", "pink"], .unknownTheme("pink")),
      (["browse", "--group-by", "age"], .unknownGrouping("age")),
      (["browse", "--group-by="], .missingValue(.groupBy)),
      (["show", "ada", "--table"], .foreignOption(.table, .show)),
      (["show"], .missingName(.show)),
      (["remove", "--yes"], .missingName(.remove)),
      (["show", "ada", "grace"], .extraArgument("grace")),
      (["add", "ada"], .extraArgument("ada")),
      (["version", "x"], .extraArgument("x")),
      (["--version", "x"], .extraArgument("x")),
      (["--version", "list"], .extraArgument("list")),
      (["list", "--version"], .extraArgument("list")),
      (["add", "--role", "root"], .unknownRole("root")),
      (["add", "--role", ""], .unknownRole("")),
      (["add", "--password", "secret"], .passwordOnCommandLine),
      (["add", "--password=secret"], .passwordOnCommandLine),
      (["add", "--password-stdin", "--password-file", "p"], .conflict(.passwordStdin, .passwordFile)),
      (["verify", "ada"], .missingPassword(.verify)),
    ] as [([String], UsageError)])
  func refusesACommandLine(arguments: [String], error: UsageError) {
    #expect(throws: error) { try Invocation(arguments: arguments) }
  }
}
