import Foundation
import Testing

/// What is given on the command line is not asked.
@Suite(.endToEnd) struct OptionTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  @Test func allOptionsLeaveOnlyThePassword() async throws {
    let run = try await sandbox.accounts(
      "add", "--account", "taro", "--name=山田", "--email", "t@t.org", "--role=admin", "--password-stdin",
      input: .text("correct horse\n"))
    #expect(run.output == "Added taro.\n")
    #expect(run.exit == .status(0))
    #expect(try await sandbox.stored == ["taro|山田|t@t.org|admin"])
    #expect(try await sandbox.isPassword("correct horse", of: "taro"))
  }

  @Test func theOtherFieldsAreAskedInOrder() async throws {
    let run = try await sandbox.accounts(
      "add", "--name", "T", "--role", "admin", input: .text("taro\nt@t.org\ncorrect horse\n"))
    #expect(run.errors == "")
    #expect(try await sandbox.stored == ["taro|T|t@t.org|admin"])
  }

  @Test func aPersonIsAskedTheOtherFieldsOnly() async throws {
    let form = try await FormRun.start("--account", "taro", "--role", "admin", in: sandbox)
    try await form.shows(
      """
      New account
        Display name
        E-mail          name@example.org
        Password
        Password again
        Tab next · Shift-Tab back · Enter accept · Esc cancel
      """, cursor: .row(1, 18))
    try await form.type("T", then: "Enter")
    try await form.type("t@t.org", then: "Enter")
    try await form.type("correct horse", then: "Enter")
    try await form.type("correct horse", then: "Enter")
    try await form.ends(with: 0)
    #expect(try await sandbox.stored == ["taro|T|t@t.org|admin"])
  }

  @Test func aPasswordFileHoldsThePassword() async throws {
    let file = try sandbox.write("correct horse\n", to: "secret")
    let run = try await sandbox.accounts(
      "add", "--account", "taro", "--name", "T", "--email", "t@t.org", "--role", "reader", "--password-file",
      file)
    #expect(run.output == "Added taro.\n")
    #expect(run.errors == "")
    #expect(try await sandbox.isPassword("correct horse", of: "taro"))
  }

  @Test func withAllGivenAPersonIsAskedNothing() async throws {
    try sandbox.write("correct horse\n", to: "secret")
    let form = try await FormRun.start(
      "--account", "taro", "--name", "T", "--email", "t@t.org", "--role", "reader", "--password-file",
      "secret",
      in: sandbox)
    try await form.ends(with: 0)
    #expect(try await form.terminal.screen.text.hasSuffix("Added taro.\n[exit 0]"))
  }

  @Test func aPersonWithAPasswordFileIsNotAskedForThePassword() async throws {
    try sandbox.write("correct horse\n", to: "secret")
    let form = try await FormRun.start("--password-file", "secret", in: sandbox)
    try await form.shows(
      """
      New account
        Account name
        Display name
        E-mail        name@example.org
        Role          reader
        Tab next · Shift-Tab back · Enter accept · Esc cancel
      """, cursor: .row(1, 16))
    try await form.type("taro\rT\rt@t.org\r\r")
    try await form.ends(with: 0)
    #expect(try await sandbox.isPassword("correct horse", of: "taro"))
  }

  /// A password file, and what is said of it.
  @Test(arguments: [
    ("", "secret:1: password: no answer: the input ended; give one line for each field"),
    ("\n", "secret:1: password: required; a blank line is no answer here"),
    (
      "correct horse\nagain\n",
      "secret:2: password: left over: every field is answered already; give one line for each field"
    ),
    ("1234567\n", "--password-file: at least 8 characters"),
  ])
  func aPasswordFileIsJudged(_ content: String, _ message: String) async throws {
    try sandbox.write(content, to: "secret")
    let run = try await PipeRun.of(
      "/bin/sh",
      [
        "-c",
        "cd \"$HOME/..\" && accounts add --account taro --name T --email t@t.org --role admin --password-file secret",
      ], in: sandbox)
    #expect(run.errors == "accounts: \(message)\n")
    #expect(run.exit == .status(content.isEmpty ? 66 : 65))
    #expect(try await sandbox.stored == [])
  }

  @Test func aPasswordFileThatIsNotThereIsTold() async throws {
    let run = try await sandbox.accounts("add", "--password-file", "/nowhere/secret")
    #expect(
      run.errors == "accounts: /nowhere/secret: the password cannot be read: No such file or directory\n")
    #expect(run.exit == .status(66))
  }

  @Test func aPasswordOnTheCommandLineIsRefused() async throws {
    for arguments in [["--password", "geheim-geheim"], ["--password=geheim-geheim"]] {
      let run = try await PipeRun.of(BuiltProgram.accounts, ["add"] + arguments, in: sandbox)
      #expect(run.exit == .status(64))
      #expect(
        run.errors.hasPrefix("accounts: there is no --password: what stands on a command line can be read"))
      #expect(!run.errors.contains("geheim"))
    }
  }

  @Test func aPasswordFromStandardInputIsRefusedAtATerminal() async throws {
    let form = try await FormRun.start("--password-stdin", in: sandbox, columns: 120)
    try await form.ends(with: 64)
    try await form.shows(
      """
      accounts: --password-stdin: standard input is a terminal, which would show the password: pipe it in
      [exit 64]
      """)
  }

  @Test(
    arguments: [
      (["--account", "-x"], "--account: must begin with a letter or a digit, not with \"-\"", 65),
      (["--email=no"], "--email: must look like name@example.org", 65),
      (["--name", " "], "--name: required", 65),
    ] as [([String], String, Int32)])
  func anOptionIsJudgedAsAnAnswerIs(_ arguments: [String], _ message: String, _ status: Int32) async throws {
    let run = try await PipeRun.of(BuiltProgram.accounts, ["add"] + arguments, in: sandbox)
    #expect(run.errors == "accounts: \(message)\n")
    #expect(run.exit == .status(status))
    #expect(try await sandbox.stored == [])
  }

  @Test func aNameThatIsTakenIsRefusedBeforeAnythingIsAsked() async throws {
    try await sandbox.store("taro")
    let form = try await FormRun.start("--account", "TARO", in: sandbox)
    try await form.ends(with: 65)
    try await form.shows("accounts: --account: \"TARO\" is taken\n[exit 65]")
  }

  @Test func theStoreCanBeNamed() async throws {
    let store = "\(sandbox.path)/here/there/own.sqlite"
    let run = try await sandbox.accounts(
      "--store", store, "add", input: .text("taro\nT\nt@t.org\n\ncorrect horse\n"))
    #expect(run.errors == "")
    #expect(try await sandbox.stored == [])
    let list = try await sandbox.accounts("list", "--store=\(store)")
    #expect(list.output.hasPrefix("taro\tT\tt@t.org\treader\t"))
    #expect(try sandbox.mode(of: "here/there/own.sqlite") == 0o600)
  }
}
