import Testing

@testable import TerminalIO

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// In processes of their own: the locale belongs to the process.
@Suite struct UTF8LocaleTests {
  @Test(arguments: ["C", "POSIX", "C.UTF-8", "not-a-locale", ""])
  func wideCharactersCanBeReadWhateverTheUserHas(locale: String) async {
    await #expect(processExitsWith: .exitCode(0)) { [locale] in
      unsetenv("LC_CTYPE")
      setenv("LC_ALL", locale, 1)
      setlocale(LC_ALL, "C")
      var wide: wchar_t = 0
      guard mbtowc(&wide, "日", 3) != 3 else { exit(1) }
      guard useUTF8Locale(), mbtowc(&wide, "日", 3) == 3, wide == 0x65E5 else { exit(2) }
      exit(0)
    }
  }
}
