import Glibc
import Testing

@testable import AccountsCore

@Suite struct ArgumentVectorTests {
  /// Reads arguments as C hands them over.
  private func texts(_ arguments: [[UInt8]]) throws -> [String] {
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { bytes in
      strdup((bytes + [0]).map(CChar.init(bitPattern:)))
    }
    defer { for pointer in pointers { free(pointer) } }
    pointers.append(nil)
    return try pointers.withUnsafeMutableBufferPointer {
      try ArgumentList.texts(of: #require($0.baseAddress))
    }
  }

  @Test func theProgramsNameIsLeftOut() throws {
    #expect(
      try texts([Array("accounts".utf8), Array("show".utf8), [], Array("é".utf8)]) == ["show", "", "é"])
    #expect(try texts([Array("accounts".utf8)]) == [])
    #expect(try texts([]) == [])
  }

  @Test func theProgramsNameMayBeAnyBytes() throws {
    #expect(try texts([[0xFF], Array("list".utf8)]) == ["list"])
  }

  @Test(arguments: [[0xFF, 0xFE], [0x61, 0xC3], [0xED, 0xA0, 0x80], [0xC0, 0xAF]] as [[UInt8]])
  func bytesThatAreNotTextAreRefusedWithTheirPosition(bytes: [UInt8]) {
    #expect(throws: UsageError.notText(position: 2)) {
      try texts([Array("accounts".utf8), Array("--store".utf8), bytes, Array("list".utf8)])
    }
  }
}
