import TerminalIO
import Testing

@Suite struct ColorDepthTests {
  @Test(
    arguments: [
      ([:], .none), (["TERM": ""], .none), (["TERM": "dumb"], .none),
      (["TERM": "dumb", "CLICOLOR_FORCE": "1", "COLORTERM": "truecolor"], .none),
      (["TERM": "xterm"], .ansi16), (["TERM": "linux"], .ansi16), (["TERM": "tmux"], .ansi16),
      (["TERM": "vt100"], .none), (["TERM": "xterm-mono"], .none),
      (["TERM": "xterm-256color"], .palette256), (["TERM": "screen-256color"], .palette256),
      (["TERM": "xterm-direct"], .trueColor), (["TERM": "xterm-kitty"], .trueColor),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
      (["TERM": "xterm", "COLORTERM": "24bit"], .trueColor),
      (["TERM": "xterm", "COLORTERM": "yes"], .ansi16),
      (["TERM": "screen.xterm-256color", "COLORTERM": "truecolor"], .palette256),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], .none),
      (["TERM": "xterm-256color", "NO_COLOR": ""], .palette256),
      (["TERM": "xterm-256color", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], .none),
      (["TERM": "xterm-256color", "CLICOLOR": "0"], .none),
      (["TERM": "xterm-256color", "CLICOLOR": "0", "CLICOLOR_FORCE": "1"], .palette256),
      (["TERM": "xterm-256color", "CLICOLOR": "1"], .palette256),
      (["TERM": "vt100", "CLICOLOR_FORCE": "1"], .ansi16),
    ] as [([String: String], ColorDepth)])
  func aTerminalShowsWhatTheEnvironmentSays(environment: [String: String], depth: ColorDepth) {
    #expect(ColorDepth(isTerminal: true) { environment[$0] } == depth)
  }

  @Test(
    arguments: [
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .none),
      (["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"], .palette256),
      (["TERM": "xterm-256color", "CLICOLOR_FORCE": "0"], .none),
      (["TERM": "xterm-256color", "CLICOLOR_FORCE": ""], .none),
      (["CLICOLOR_FORCE": "1"], .none),
    ] as [([String: String], ColorDepth)])
  func aPipeShowsColoursOnlyWhenForced(environment: [String: String], depth: ColorDepth) {
    #expect(ColorDepth(isTerminal: false) { environment[$0] } == depth)
  }

  @Test func onlyDumbTerminalsKnowNoSequences() {
    #expect(speaksEscapeSequences { ["TERM": "xterm", "NO_COLOR": "1"][$0] })
    #expect(speaksEscapeSequences { ["TERM": "vt100"][$0] })
    #expect(!speaksEscapeSequences { ["TERM": "dumb"][$0] })
    #expect(!speaksEscapeSequences { ["TERM": ""][$0] })
    #expect(!speaksEscapeSequences { _ in nil })
  }

  @Test func depthsAreOrdered() {
    #expect(
      [ColorDepth.trueColor, .none, .palette256, .ansi16].sorted() == [
        .none, .ansi16, .palette256, .trueColor,
      ])
  }
}
