import AccountsCore
import Glibc
import TerminalIO
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

  @Test func aPasswordThatComesInPiecesIsWhole() async throws {
    let pipe = OutputPipe()
    let descriptor = pipe.duplicateOfReadEnd()
    async let secret = Self.read(descriptor)
    for piece in ["correct", " ", "horse", "\n"] {
      #expect(Glibc.write(pipe.writeEnd, piece, piece.utf8.count) == piece.utf8.count)
      await Task.yield()
    }
    pipe.closeWriteEnd()
    #expect(try await secret)
  }

  @concurrent private nonisolated static func read(_ descriptor: Int32) async throws -> Bool {
    defer { close(descriptor) }
    return try PasswordOrigin.standardInput.read(input: descriptor) == Secret(copying: "correct horse")
  }
}
