import Testing

/// The harness, proved.
@Suite struct PaneOutputTests {
  @Test(arguments: [
    ("%output %0 plain text", Array("plain text".utf8)),
    ("%output %12 \\033[31m\\015\\012", [0x1B, 0x5B, 0x33, 0x31, 0x6D, 0x0D, 0x0A]),
    ("%output %0 a\\134b", Array("a\\b".utf8)),
    ("%output %0 日  本", Array("日  本".utf8)),
    ("%output %0 ", []),
    ("%output %0", []),
  ])
  func theBytesAreThoseThatWereWritten(_ line: String, _ bytes: [UInt8]) {
    #expect(PaneOutput.bytes(of: Array(line.utf8)[...]) == bytes)
  }
}

extension TerminalTests {
  @Test func everyByteIsKept() async throws {
    let terminal = try await Terminal.running(
      ["sh", "-c", "printf 'a\\033[2K\\\\日\\n\\001end'; exec cat"], in: Sandbox())
    let written = try await terminal.written(upTo: "end")
    #expect(written == Array("a\u{1B}[2K\\日\r\n\u{1}end".utf8))
  }
}
