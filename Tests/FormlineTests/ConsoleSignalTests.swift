import Formline
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A screen whose program ends: each in a process of its own, and the terminal is looked at from this one.
@Suite(.serialized, .handlesItsOwnSignals) struct ConsoleSignalTests {
  @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV, SIGABRT])
  func aSignalThatEndsTheProgramPutsTheTerminalBack(number: Int32) async {
    let terminal = ScreenTerminal()
    let before = terminal.settings
    await #expect(processExitsWith: .signal(number)) {
      [name = terminal.name as String, number = number as Int32] in
      try await show(on: name, then: number)
    }
    #expect(terminal.settings == before)
    let shown = terminal.shown()
    #expect(shown.hasPrefix("^[?1049h^[?1002h^[?1006h^[?2004h^[H^[J^[?25lrow 0"))
    #expect(shown.hasSuffix("^[?1006l^[?1002l^[?2004l^[?1049l^[?25h"), "\(shown)")
  }

  @Test func aStopGivesTheTerminalBackAndGoingOnTakesItAgain() async {
    let terminal = ScreenTerminal()
    let before = terminal.settings
    await #expect(processExitsWith: .exitCode(7)) { [name = terminal.name as String] in
      try await show(on: name, then: SIGTSTP)
      exit(7)
    }
    #expect(terminal.settings == before)
    let on = "^[?1049h^[?1002h^[?1006h^[?2004h"
    let off = "^[?1006l^[?1002l^[?2004l^[?1049l"
    let frame = "^[H^[J^[?25lrow 0row 1row 2row 3row 4"
    #expect(terminal.shown() == on + frame + "^[?25h" + off + on + frame + "^[?25h" + off)
  }
}

/// Shows a screen on the terminal `name`, and sends a signal while it is shown.
@MainActor private func show(on name: String, then number: Int32) throws {
  alarm(60)
  setenv("TERM", "xterm", 1)
  setenv("EDITRC", "/dev/null", 1)
  let descriptor = open(name, O_RDWR | O_NOCTTY)
  let console = try Console(
    program: "formline-test", input: descriptor, screen: descriptor,
    environment: { $0 == "TERM" ? "xterm" : nil })
  let screen = PageScreen()
  screen.onAppear = { screen in
    screen.after(.milliseconds(20)) { screen in
      // What is stopped cannot continue itself.
      if number == SIGTSTP { goOnSoon() }
      kill(getpid(), number)
      screen.after(.milliseconds(900)) { $0.dismiss() }
    }
  }
  _ = try console.run(screen)
}

/// Lets a shell continue this process in a moment.
private func goOnSoon() {
  var process = pid_t()
  let words = ["sh", "-c", "sleep 0.3; kill -CONT \(getpid())"]
  var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  precondition(posix_spawn(&process, "/bin/sh", nil, nil, &arguments, environ) == 0)
}
