import Formline
import XCTest

/// A screen on a terminal, from the first key to the terminal that is given back.
///
/// XCTest, because it calls tests on the process's first thread, where main-actor work runs while keys are waited for.
nonisolated final class ConsoleScreensTests: XCTestCase {
  static let switchedOn = "^[?1049h^[?1002h^[?1006h^[?2004h"
  static let switchedOff = "^[?1006l^[?1002l^[?2004l^[?1049l"

  func testTheTerminalIsGivenBackAtTheEnd() throws {
    try MainActor.assumeIsolated {
      let run = try runScreen { screen, _ in screen.onAppear = { $0.after(.zero) { $0.dismiss() } } }
      XCTAssertEqual(run.outcome, .finished)
      XCTAssertEqual(
        run.shown,
        Self.switchedOn + "^[H^[J^[?25lrow 0row 1row 2row 3row 4^[?25h" + Self.switchedOff)
    }
  }

  func testAnInterruptIsAnOutcome() throws {
    try MainActor.assumeIsolated {
      let run = try runScreen { screen, _ in screen.onAppear = { $0.after(.zero) { _ in raise(SIGINT) } } }
      XCTAssertEqual(run.outcome, .interrupted)
      XCTAssertTrue(run.shown.hasSuffix("^[?25h" + Self.switchedOff), run.shown)
    }
  }

  func testWhatIsThrownLeavesNothingOn() throws {
    try MainActor.assumeIsolated {
      struct Broken: Error {}
      var seen: ScreenTerminal?
      XCTAssertThrowsError(
        try runScreen { screen, terminal in
          seen = terminal
          screen.onAppear = { $0.after(.zero) { $0.session?.fail(Broken()) } }
        }
      ) { XCTAssertTrue($0 is Broken) }
      XCTAssertTrue(seen?.shown().hasSuffix("^[?25h" + Self.switchedOff) == true)
    }
  }

  /// It was asked for its background, and the screen is left before the answer is given up.
  func testATerminalThatDoesNotAnswerIsGivenBack() throws {
    try MainActor.assumeIsolated {
      let run = try runScreen(themes: ThemeService()) { screen, _ in
        screen.onAppear = { $0.after(.milliseconds(1)) { $0.dismiss() } }
      }
      XCTAssertEqual(run.outcome, .finished)
      XCTAssertTrue(run.shown.contains("^]11;?"), run.shown)
    }
  }

  func testABurstOfKeysIsPaintedOnce() throws {
    try MainActor.assumeIsolated {
      let down = "\u{1B}[B"
      let run = try runScreen { screen, terminal in
        screen.onAppear = { screen in
          screen.after(.milliseconds(10)) { screen in
            terminal.type(down + down + down)
            terminal.waitUntilReadable()
            screen.after(.milliseconds(50)) { $0.dismiss() }
          }
        }
      }
      XCTAssertEqual(
        run.shown,
        Self.switchedOn + "^[H^[J^[?25lrow 0row 1row 2row 3row 4"
          + "^[4A^[D3^[4C4^[4C5^[4C6^[4C7^[?25h" + Self.switchedOff)
    }
  }

  func testMouseAndFieldAreOfOneStream() throws {
    try MainActor.assumeIsolated {
      let click = "\u{1B}[<0;2;2M\u{1B}[<0;2;2m"
      let wheel = "\u{1B}[<65;2;2M"
      let run = try runScreen(typing: click + "/ab" + wheel + "c" + click + "q")
      XCTAssertEqual(run.outcome, .finished)
      XCTAssertEqual(run.screen.filter.text, "abc")
      XCTAssertEqual(run.screen.events, [.next])
      XCTAssertEqual(run.screen.taps, 2)
      XCTAssertEqual(run.screen.scroll.contentOffset, 3)
    }
  }

  func testWorkOnTheMainActorPaintsByItself() throws {
    try MainActor.assumeIsolated {
      let run = try runScreen { screen, _ in
        screen.onAppear = { screen in
          Task { @MainActor [weak screen] in
            screen?.text.text = "changed elsewhere"
            screen?.after(.milliseconds(20)) { $0.dismiss() }
          }
        }
      }
      XCTAssertTrue(run.shown.contains("changed elsewhere"), run.shown)
    }
  }

  func testAResizeIsPainted() throws {
    try MainActor.assumeIsolated {
      let run = try runScreen { screen, terminal in
        screen.onAppear = { screen in
          screen.after(.milliseconds(10)) { screen in
            terminal.resize(columns: 30, rows: 3)
            raise(SIGWINCH)
            screen.after(.milliseconds(20)) { $0.dismiss() }
          }
        }
      }
      XCTAssertTrue(run.shown.contains("^[H^[Jrow 0row 1row 2^[?25h"), run.shown)
      XCTAssertEqual(run.screen.size, TerminalSize(columns: 30, rows: 3))
    }
  }

  func testWithoutATerminalThereIsNoScreen() throws {
    try MainActor.assumeIsolated {
      var ends: [Int32] = [-1, -1]
      XCTAssertEqual(pipe(&ends), 0)
      let console = try Console(input: ends[0], screen: ends[1])
      XCTAssertFalse(console.canShowScreens)
      XCTAssertThrowsError(try console.run(Screen())) { XCTAssertEqual($0 as? ScreenError, .noTerminal) }
      for end in ends { close(end) }
    }
  }

  func testReducedMotionIsAskedForOrForWantOfColours() throws {
    try MainActor.assumeIsolated {
      for (variables, motion) in [
        (["TERM": "xterm"], Motion.full), (["TERM": "xterm", "REDUCED_MOTION": "1"], .reduced),
        (["TERM": "xterm", "NO_COLOR": "1"], .reduced),
      ] {
        var ends: [Int32] = [-1, -1]
        XCTAssertEqual(pipe(&ends), 0)
        let console = try Console(input: ends[0], screen: ends[1], environment: { variables[$0] })
        XCTAssertEqual(console.motion, motion)
        for end in ends { close(end) }
      }
    }
  }
}

/// Runs a screen on a terminal of its own.
private func runScreen(
  typing keys: String = "", themes: ThemeService? = nil, file: StaticString = #filePath, line: UInt = #line,
  _ prepare: (PageScreen, ScreenTerminal) -> Void = { _, _ in }
) throws -> (outcome: ScreenOutcome, shown: String, screen: PageScreen) {
  setenv("TERM", "xterm", 1)
  setenv("EDITRC", "/dev/null", 1)
  signal(SIGINT, SIG_DFL)
  let terminal = ScreenTerminal()
  let before = terminal.settings
  let console = try Console(
    program: "formline-test", input: terminal.program, screen: terminal.program,
    environment: { $0 == "TERM" ? "xterm" : nil })
  XCTAssertTrue(console.canShowScreens)
  let screen = PageScreen()
  prepare(screen, terminal)
  terminal.type(keys)
  let outcome = try console.run(screen, themes: themes)
  XCTAssertEqual(terminal.settings, before, file: file, line: line)
  return (outcome, terminal.shown(), screen)
}
