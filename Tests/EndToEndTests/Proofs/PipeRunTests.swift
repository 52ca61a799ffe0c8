import Foundation
import Testing

/// The harness, proved on ordinary programs.
@Suite(.endToEnd) struct PipeRunTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  private func shell(
    _ script: String, input: StandardInput = .devNull, output: StandardOutput = .captured
  ) async throws -> PipeRun {
    try await PipeRun.of("/bin/sh", ["-c", script], in: sandbox, input: input, output: output)
  }

  @Test func bytesGoThroughUnchanged() async throws {
    let bytes: [UInt8] = [0, 1, 0xff, 0x0d, 0x0a, 0xe3, 0x81, 0x82]
    let run = try await PipeRun.of("/bin/cat", in: sandbox, input: .bytes(bytes))
    #expect(run == PipeRun(exit: .status(0), outputBytes: bytes, errorBytes: []))
  }

  @Test func moreThanAPipeHoldsGoesThrough() async throws {
    let bytes = [UInt8](repeating: 0x61, count: 1 << 20)
    let run = try await PipeRun.of("/bin/cat", in: sandbox, input: .bytes(bytes))
    #expect(run.outputBytes.count == 1 << 20)
  }

  @Test func outputAndErrorsAreToldApart() async throws {
    let run = try await shell("echo out; echo err >&2; exit 3")
    #expect(run.output == "out\n")
    #expect(run.errors == "err\n")
    #expect(run.exit == .status(3))
  }

  @Test func aSignalIsToldFromAStatus() async throws {
    #expect(try await shell("kill -TERM $$").exit == .signal(SIGTERM))
  }

  @Test func aProgramThatReadsNothingDoesNotStopTheTest() async throws {
    let run = try await shell(
      "exec <&-; exit 0", input: .bytes([UInt8](repeating: 0x61, count: 1 << 20)))
    #expect(run.exit == .status(0))
  }

  @Test func standardInputCanBeEmptyClosedOrAFile() async throws {
    #expect(try await shell("wc -c", input: .empty).output == "0\n")
    #expect(try await shell("wc -c", input: .devNull).output == "0\n")
    #expect(
      try await shell("test -e /proc/self/fd/0 || echo closed", input: .closed).output == "closed\n"
    )
  }

  @Test func aBrokenPipeKillsTheWriter() async throws {
    let run = try await PipeRun.of("/usr/bin/yes", in: sandbox, output: .brokenPipe)
    #expect(run.exit == .signal(SIGPIPE))
  }

  @Test func aFullDeviceRefusesOutput() async throws {
    let run = try await PipeRun.of("/bin/echo", ["hello"], in: sandbox, output: .file("/dev/full"))
    #expect(run.exit == .status(1))
    #expect(run.errors.contains("No space left on device"))
  }

  @Test func standardOutputCanBeClosed() async throws {
    #expect(
      try await shell("test -e /proc/self/fd/1 || echo closed >&2", output: .closed).errors
        == "closed\n")
  }

  @Test func onlyTheSandboxIsSeen() async throws {
    let run = try await PipeRun.of("/usr/bin/env", in: sandbox, environment: ["EXTRA": "1"])
    let expected = sandbox.environment.merging(["EXTRA": "1"]) { $1 }.map {
      "\($0.key)=\($0.value)"
    }
    #expect(Set(run.output.split(separator: "\n").map(String.init)) == Set(expected))
    #expect(try await shell("ls /proc/self/fd").output == "0\n1\n2\n3\n")
  }

  @Test func aProgramThatDoesNotEndIsKilled() async throws {
    await #expect(throws: StillRunning.self) {
      try await PipeRun.of(
        "/bin/sh", ["-c", "exec sleep 60"], in: sandbox, within: .milliseconds(50))
    }
  }
}
