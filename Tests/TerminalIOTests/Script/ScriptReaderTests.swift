import Glibc
import LeakCheck
import TerminalIO
import Testing

/// A pipe whose writing end is closed: what a script leaves behind.
final class ScriptPipe {
  let reading: Int32

  init(_ bytes: [UInt8]) throws {
    let file = try #require(tmpfile())
    defer { fclose(file) }
    try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count && fflush(file) == 0)
    rewind(file)
    reading = dup(fileno(file))
  }

  convenience init(_ text: String) throws { try self.init(Array(text.utf8)) }

  deinit { close(reading) }
}

/// Lines out of bytes.
@Suite struct ScriptReaderTests {
  private func lines(_ bytes: [UInt8], limit: Int = 65_536) throws -> [String] {
    let pipe = try ScriptPipe(bytes)
    let reader = ScriptReader(descriptor: pipe.reading, limit: limit)
    var lines: [String] = []
    while let line = try reader.nextLine() {
      lines.append(line.text)
      #expect(line.number == lines.count)
    }
    #expect(try reader.isAtEnd())
    return lines
  }

  private func failure(_ bytes: [UInt8], limit: Int = 65_536) -> InputError? {
    #expect(throws: InputError.self) { try lines(bytes, limit: limit) }
  }

  private func error(_ line: Int, _ reason: InputError.Reason) -> InputError {
    InputError(location: InputLocation(file: "stdin", line: line), field: nil, reason: reason)
  }

  @Test(arguments: [
    ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]),
    ("a\rb\n", ["a\rb"]), ("a\r", ["a\r"]), ("\r\n\n", ["", ""]), ("é日👩‍👩‍👧\n", ["é日👩‍👩‍👧"]), ("a\r\r\n", ["a\r"]),
  ])
  func linesEndWithLineFeedAndPerhapsReturn(text: String, expected: [String]) throws {
    #expect(try lines(Array(text.utf8)) == expected)
  }

  @Test(
    arguments: [
      ([0xFF], 1), ([0x61, 0xC3], 2), ([0xE6, 0x97, 0x0A], 1), ([0x61, 0xED, 0xA0, 0x80], 2),
      ([0xC0, 0x80], 1),
      ([0xF4, 0x90, 0x80, 0x80], 1),
    ] as [([UInt8], Int)])
  func whatIsNotUTF8IsToldWithItsByte(bytes: [UInt8], byte: Int) {
    #expect(failure(Array("one\n".utf8) + bytes) == error(2, .invalidUTF8(byte: byte)))
  }

  @Test func aNULIsToldWithItsByte() {
    #expect(failure([0x61, 0x62, 0, 0x63]) == error(1, .nul(byte: 3)))
  }

  @Test(arguments: ["\n", "\r\n", ""])
  func theLimitCountsContentOnly(end: String) throws {
    let full = [UInt8](repeating: 0x61, count: 8)
    #expect(try lines(full + Array(end.utf8), limit: 8) == ["aaaaaaaa"])
    #expect(failure(full + [0x61] + Array(end.utf8), limit: 8) == error(1, .tooLong(limit: 8)))
  }

  @Test func aFaultIsFinal() throws {
    let pipe = try ScriptPipe([0xFF, 0x0A, 0x61, 0x0A])
    let reader = ScriptReader(descriptor: pipe.reading)
    for _ in 1...2 {
      #expect(throws: error(1, .invalidUTF8(byte: 1))) { try reader.nextLine() }
      #expect(throws: error(1, .invalidUTF8(byte: 1))) { try reader.isAtEnd() }
    }
  }

  @Test func manyLinesGoThroughASmallBuffer() throws {
    let numbers = (0..<500).map { String(repeating: "x", count: $0 % 9) }
    #expect(try lines(Array((numbers.joined(separator: "\n") + "\n").utf8), limit: 8) == numbers)
  }

  @Test func aDescriptorThatCannotBeReadSaysWhy() {
    let reader = ScriptReader(descriptor: -1)
    #expect(throws: error(1, .unreadable(errno: EBADF))) { try reader.nextLine() }
  }

  @Test func waitsForWhatCanNotBeReadYet() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    let reader = ScriptReader(descriptor: ends[0])
    var waits = 0
    reader.waitForInput = {
      waits += 1
      _ = waits == 1 ? write(ends[1], "a", 1) : write(ends[1], "b\n", 2)
    }
    #expect(try reader.nextLine()?.text == "ab")
    #expect(waits == 2)
    close(ends[1])
  }

  @Test func dies() throws {
    let pipe = try ScriptPipe("a\n")
    assertDeallocated { ScriptReader(descriptor: pipe.reading) }
  }
}
