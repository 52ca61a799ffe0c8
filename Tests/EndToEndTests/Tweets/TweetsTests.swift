import Foundation
import Testing

/// The smallest program: a list that grows.
@Suite(.endToEnd) struct TweetsTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  private func run(_ script: String) async throws -> PipeRun {
    try await PipeRun.of(BuiltProgram.tweets, in: sandbox, input: .text(script))
  }

  @Test(arguments: [("", 3), ("select 0\n", 4), ("select 2\nselect 3", 5)])
  func eachSelectedRowAddsATweet(_ script: String, _ count: Int) async throws {
    let run = try await run(script)
    #expect(run.output == (0..<count).map { "Tweet: \($0)番目\n" }.joined())
    #expect(run.exit == .status(0))
  }

  @Test(arguments: ["select 4", "select -1", "select", "choose 1", "select x", ""])
  func whatIsNoRowIsAnErrorWithItsLine(_ line: String) async throws {
    let run = try await run("select 0\n\(line)\n")
    #expect(run.errors == "tweets: stdin:2: write select ROW, with a row from 0 to 3\n")
    #expect(run.exit == .status(65))
    #expect(run.output.isEmpty)
  }

  @Test func aListThatCannotBeWrittenIsAFailure() async throws {
    let run = try await PipeRun.of(BuiltProgram.tweets, in: sandbox, output: .file("/dev/full"))
    #expect(run.errors == "tweets: standard output: No space left on device\n")
    #expect(run.exit == .status(74))
  }

  @Test func argumentsAreRefused() async throws {
    let run = try await PipeRun.of(BuiltProgram.tweets, ["--help"], in: sandbox)
    #expect(run.errors == "tweets: takes no arguments\n")
    #expect(run.exit == .status(64))
  }

  @Test func onATerminalEnterAddsATweet() async throws {
    let tweets = try await FormRun.opened(
      [BuiltProgram.tweets], until: "q leaves", in: sandbox, columns: 40, rows: 6)
    try await tweets.press("Down", "Enter")
    try await tweets.shows(
      """
        Tweet: 0番目
      › Tweet: 1番目
        Tweet: 2番目
        Tweet: 3番目

      Enter adds a tweet · q leaves
      """)
    try await tweets.press("q")
    try await tweets.ends(with: 0)
  }
}
