#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Takes the user's characters (`LC_CTYPE`), with UTF-8 as their encoding whatever the user's locale says.
///
/// C libraries (libedit, `wcwidth`) drop é and 日 without a word in the "C" locale, with which every process
/// starts. For the start of a program: `setlocale` is not to be called while other threads use the locale.
/// Returns whether the encoding is UTF-8 now; it is not where the system has no such locale.
@discardableResult
public func useUTF8Locale() -> Bool {
  setlocale(LC_CTYPE, "")
  if encodingIsUTF8 { return true }
  for name in ["C.UTF-8", "en_US.UTF-8"] where setlocale(LC_CTYPE, name) != nil {
    if encodingIsUTF8 { return true }
  }
  return false
}

private var encodingIsUTF8: Bool {
  guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
  return String(cString: name) == "UTF-8"
}
