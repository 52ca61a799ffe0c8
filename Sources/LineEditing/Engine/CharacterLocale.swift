#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The C library's idea of characters, which libedit asks what is printable and what is a word.
enum CharacterLocale {
  /// Takes over the user's character set, or C's UTF-8 where that is something else: libedit drops `é` and `日`
  /// without a word in any other. Only `LC_CTYPE` is set: numbers and dates of the program stay as they are.
  ///
  /// Like `setlocale` itself, for the time before other threads run.
  static func useUTF8() {
    setlocale(LC_CTYPE, "")
    guard String(cString: nl_langinfo(nl_item(CODESET))) != "UTF-8" else { return }
    for name in ["C.UTF-8", "en_US.UTF-8", "UTF-8"] where setlocale(LC_CTYPE, name) != nil { return }
  }
}
