import TestSupport
import Testing

@testable import TerminalIO

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct DescriptorWriterTests {
  @Test func aFullPipeIsWaitedFor() {
    let pipe = Pipe()
    _ = fcntl(pipe.writeEnd, F_SETFL, O_NONBLOCK)
    let sent = (0..<500_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let descriptor = pipe.readEnd
    let count = sent.count
    let reader = SideThread { Self.read(count, from: descriptor) }
    var writer = DescriptorWriter(descriptor: pipe.writeEnd)
    writer.write(sent)
    #expect(writer.failure == nil)
    #expect(reader.join() == sent)
  }

  @Test func theFirstFailureIsKeptAndNothingIsWrittenAfterIt() {
    let pipe = Pipe()
    var writer = DescriptorWriter(descriptor: pipe.readEnd)
    writer.write([1])
    #expect(writer.failure == EBADF)
    writer.write([2])
    #expect(writer.failure == EBADF)
  }

  private static func read(_ count: Int, from descriptor: Int32) -> [UInt8] {
    var all: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    while all.count < count {
      let got = systemRead(descriptor, &block, block.count)
      guard got > 0 else { break }
      all += block[..<got]
    }
    return all
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  #if canImport(Darwin)
    Darwin.read(descriptor, bytes, count)
  #else
    Glibc.read(descriptor, bytes, count)
  #endif
}
