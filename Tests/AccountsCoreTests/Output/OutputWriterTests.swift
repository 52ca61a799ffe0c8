import AccountsCore
import Glibc
import LeakCheck
import TestSupport
import Testing

@Suite(.checksLeaks) struct OutputWriterTests {
  @Test func textIsWrittenWhenItIsFlushed() throws {
    let pipe = OutputPipe()
    let writer = tracked(OutputWriter(descriptor: pipe.writeEnd))
    try writer.write("one\n")
    try writer.write("two\n")
    #expect(pipe.text() == "")
    try writer.flush()
    #expect(pipe.text() == "one\ntwo\n")
    try writer.flush()
    #expect(pipe.text() == "")
  }

  @Test func aFullBufferIsWrittenAtOnce() throws {
    let pipe = OutputPipe()
    let writer = tracked(OutputWriter(descriptor: pipe.writeEnd, limit: 4))
    try writer.write("abc")
    #expect(pipe.text() == "")
    try writer.write("de")
    #expect(pipe.text() == "abcde")
  }

  @Test func aReaderThatWentAwayIsToldApart() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = OutputPipe()
    pipe.closeReadEnd()
    let writer = tracked(OutputWriter(descriptor: pipe.writeEnd))
    try writer.write("text")
    #expect(throws: OutputError.closed) { try writer.flush() }
    try writer.flush()
    #expect(OutputError.closed.messages == [])
    #expect(OutputError.closed.exitStatus == .brokenPipe)
  }

  @Test func aFullDiskIsAnError() throws {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    let writer = tracked(OutputWriter(descriptor: full))
    try writer.write("text")
    #expect(throws: OutputError.failed(errno: ENOSPC)) { try writer.flush() }
    #expect(
      OutputError.failed(errno: ENOSPC).messages
        == ["the answer could not be written: No space left on device"])
    #expect(OutputError.failed(errno: ENOSPC).exitStatus == .inputOutput)
  }

  @Test func aPipeThatTakesNoMoreIsWaitedFor() throws {
    let pipe = OutputPipe()
    _ = fcntl(pipe.writeEnd, F_SETFL, O_NONBLOCK)
    let writer = tracked(OutputWriter(descriptor: pipe.writeEnd))
    let text = String(repeating: "0123456789abcdef", count: 40_000)
    let (descriptor, count) = (pipe.duplicateOfReadEnd(), text.utf8.count)
    let reader = SideThread { Self.drain(descriptor, count: count) }
    try writer.write(text)
    try writer.flush()
    #expect(reader.join() == text)
  }

  private nonisolated static func drain(_ descriptor: Int32, count: Int) -> String {
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < count, case let got = read(descriptor, &chunk, chunk.count), got > 0 {
      bytes += chunk[..<got]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
