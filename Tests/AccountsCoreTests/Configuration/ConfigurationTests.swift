import AccountsCore
import Formline
import Glibc
import TestSupport
import Testing

@Suite struct ConfigurationTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("config") }

  private func read(_ text: String) throws -> Configuration {
    folder.write(text.utf8, to: "config")
    return try Configuration(path: path)
  }

  @Test func noFileSetsNothing() throws {
    #expect(try Configuration(path: path) == Configuration())
    #expect(try Configuration(path: folder.file("config/below")) == Configuration())
  }

  @Test(arguments: [
    ("", Configuration()),
    ("\n# theme = dark\n\n", Configuration()),
    (
      "theme = dark\ngroup-by=domain\n motion =  reduced",
      Configuration(theme: .dark, grouping: .domain, hasMotion: false)
    ),
    ("theme = high-contrast\r\nmotion = full\r\n", Configuration(theme: .highContrast, hasMotion: true)),
  ])
  func settingsAreRead(text: String, settings: Configuration) throws {
    #expect(try read(text) == settings)
  }

  @Test(arguments: [
    ("dark", ":1: \"dark\" sets nothing: write NAME = VALUE"),
    ("\nthem = dark", ":2: there is no setting \"them\"; did you mean theme?"),
    ("colour = dark", ":1: there is no setting \"colour\""),
    ("theme = pink", ":1: theme: \"pink\" is not known: default, light, dark, high-contrast or mono"),
    ("group-by =", ":1: group-by: \"\" is not known: role, domain or none"),
    ("motion = no", ":1: motion: \"no\" is not known: full or reduced"),
    ("theme = dark\ntheme = dark", ":2: theme: set twice"),
  ])
  func whatIsNoSettingIsTold(text: String, message: String) throws {
    let error = #expect(throws: ConfigurationError.self) { try read(text) }
    #expect(error?.messages == [path + message])
    #expect(error?.exitStatus == .badData)
  }

  @Test func whatIsNoTextOrTooLongIsTold() throws {
    folder.write([0x23, 0x0A, 0xFF], to: "config")
    #expect(throws: ConfigurationError(path: path, line: 2, reason: .notText)) {
      try Configuration(path: path)
    }
    folder.write(repeatElement(0x0A, count: 65_537), to: "config")
    #expect(throws: ConfigurationError(path: path, line: nil, reason: .tooLong(limit: 65_536))) {
      try Configuration(path: path)
    }
    let error = #expect(throws: ConfigurationError.self) { try Configuration(path: folder.path) }
    #expect(error?.messages == ["\(folder.path): the settings cannot be read: Is a directory"])
    #expect(error?.exitStatus == .noInput)
    #expect(throws: ConfigurationError(path: "/dev/null", line: nil, reason: .noFile)) {
      try Configuration(path: "/dev/null")
    }
    mkfifo(path + ".pipe", 0o600)
    #expect(throws: ConfigurationError(path: path + ".pipe", line: nil, reason: .noFile)) {
      try Configuration(path: path + ".pipe")
    }
  }
}
