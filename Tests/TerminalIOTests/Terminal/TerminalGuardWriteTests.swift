import TestSupport
import Testing

@testable import TerminalIO

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Each in a process of its own: what SIGPIPE does belongs to the process.
@Suite struct TerminalGuardWriteTests {
  @Test func aClosedPipeIsAnErrorAndNotTheEnd() async {
    await #expect(processExitsWith: .exitCode(0)) {
      signal(SIGPIPE, SIG_DFL)
      let input = Pipe()
      var output = [Int32](repeating: -1, count: 2)
      #expect(pipe(&output) == 0)
      close(output[0])
      let keeper = TerminalGuard(input: input.readEnd, output: output[1])
      #expect(keeper.outputError == nil)
      keeper.write("text")
      #expect(keeper.outputError == EPIPE)
      keeper.write("more")
      #expect(keeper.outputError == EPIPE)
    }
  }

  @Test func aHandlerForBrokenPipesStays() async {
    await #expect(processExitsWith: .exitCode(9)) {
      signal(SIGPIPE) { _ in _exit(9) }
      let pipe = Pipe()
      _ = TerminalGuard(input: pipe.readEnd, output: pipe.writeEnd)
      send(SIGPIPE)
      _exit(1)
    }
  }

  /// Through a pipe that does not block.
  @Test func allOfALongTextIsWrittenHoweverSlowlyItIsRead() async {
    await #expect(processExitsWith: .exitCode(0)) {
      let length = 1_000_000
      let pipe = Pipe()
      let reader = ForkedChild {
        pipe.closeWriteEnd()
        var count = 0
        var block = [UInt8](repeating: 0, count: 4096)
        while true {
          let got = read(pipe.readEnd, &block, block.count)
          if got <= 0 { break }
          count += block[..<got].count { $0 == UInt8(ascii: "x") }
        }
        _exit(count == length ? 0 : 1)
      }
      _ = fcntl(pipe.writeEnd, F_SETFL, fcntl(pipe.writeEnd, F_GETFL) | O_NONBLOCK)
      let keeper = TerminalGuard(input: pipe.readEnd, output: pipe.writeEnd)
      keeper.write(String(repeating: "x", count: length))
      #expect(keeper.outputError == nil)
      pipe.closeWriteEnd()
      let end = reader.wait()
      #expect(end == .exited(0))
    }
  }
}
