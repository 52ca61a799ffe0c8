import AccountsCore
import Glibc
import TerminalIO
import TestSupport
import Testing

@Suite struct PasswordOriginTests {
  let folder = TemporaryFolder()

  /// Reads the password from a file and from a pipe: what holds for one holds for the other.
  func read(_ bytes: some Sequence<UInt8>) -> [(name: String, result: Result<Secret, any Error>)] {
    folder.write(bytes, to: "password")
    let path = folder.file("password")
    let file = open(path, O_RDONLY)
    defer { close(file) }
    return [
      (path, Result { try PasswordOrigin.file(path: path).read(input: -1) }),
      ("stdin", Result { try PasswordOrigin.standardInput.read(input: file) }),
    ]
  }

  @Test(arguments: [
    ("correct horse\n", "correct horse"), ("correct horse\r\n", "correct horse"),
    ("correct horse", "correct horse"),
    (" blanks are kept \n", " blanks are kept "), ("-\n", "-"), ("パスワード長い\n", "パスワード長い"),
    (String(repeating: "x", count: 511) + "\r\n", String(repeating: "x", count: 511)),
  ])
  func theOnlyLineIsThePassword(content: String, password: String) throws {
    for (_, result) in read(content.utf8) { #expect(try result.get() == Secret(copying: password)) }
  }

  @Test(
    arguments: [
      ([], 1, .missingAnswer), (Array("\n".utf8), 1, .required), (Array("\r\n".utf8), 1, .required),
      (Array("one\ntwo\n".utf8), 2, .leftOver), (Array("one\n\n".utf8), 2, .leftOver),
      (Array("a\0b\n".utf8), 1, .nul(byte: 2)), ([0x61, 0xC3, 0x28, 0x0A], 1, .invalidUTF8(byte: 2)),
      ([0x61, 0x62, 0xE3, 0x81], 1, .invalidUTF8(byte: 3)),
      (Array(repeating: 0x78, count: 512), 1, .tooLong(limit: 511)),
      (Array(repeating: 0x78, count: 100_000), 1, .tooLong(limit: 511)),
    ] as [([UInt8], Int, InputError.Reason)])
  func everythingElseIsAnErrorWithItsPlace(bytes: [UInt8], line: Int, reason: InputError.Reason) {
    for (name, result) in read(bytes) {
      #expect(
        throws: InputError(location: InputLocation(file: name, line: line), field: "password", reason: reason)
      ) {
        try result.get()
      }
    }
  }

  @Test func aFileThatIsNotThereIsNamed() {
    let path = folder.file("none")
    let error = CommandError.passwordFile(path: path, errno: ENOENT)
    #expect(throws: error) { try PasswordOrigin.file(path: path).read(input: -1) }
    #expect(error.messages == ["\(path): the password cannot be read: No such file or directory"])
    #expect(error.exitStatus == .noInput)
  }

  @Test func whatCannotBeReadIsAnError() {
    let location = InputLocation(file: folder.path, line: 1)
    #expect(throws: InputError(location: location, field: "password", reason: .unreadable(errno: EISDIR))) {
      try PasswordOrigin.file(path: folder.path).read(input: -1)
    }
    let input = InputLocation(file: "stdin", line: 1)
    #expect(throws: InputError(location: input, field: "password", reason: .unreadable(errno: EBADF))) {
      try PasswordOrigin.standardInput.read(input: -1)
    }
  }

  @Test func aPasswordThatComesInPiecesIsWhole() throws {
    let pipe = OutputPipe()
    let (reading, writing) = (pipe.duplicateOfReadEnd(), dup(pipe.writeEnd))
    pipe.closeWriteEnd()
    defer { close(reading) }
    let writer = SideThread {
      let pieces = ["correct", " ", "horse", "\n"]
      let written = pieces.map { piece in Glibc.write(writing, piece, piece.utf8.count) }
      close(writing)
      return written
    }
    #expect(try PasswordOrigin.standardInput.read(input: reading) == Secret(copying: "correct horse"))
    #expect(writer.join() == [7, 1, 5, 1])
  }
}
