/// The demangled symbol of a global: `static App.Router.shared : App.Router`.
enum GlobalName {
  /// `Router.shared`.
  static func short(_ symbol: String) -> String {
    let short = FunctionName.short(NameScanner(symbol).before(" : "))
    return short.hasPrefix("static ") ? String(short.dropFirst(7)) : short
  }

  /// Whether the global keeps what it refers to alive.
  ///
  /// Its type is part of its symbol.
  static func isOwning(_ symbol: String) -> Bool {
    let isUnowned = ["unowned ", "unowned(unsafe) ", "weak ", "unmanaged "].contains {
      symbol.contains(" : \($0)")
    }
    return !isUnowned && !symbol.contains("Swift.Unmanaged<") && !symbol.contains("Pointer")
      && !symbol.contains("Swift.ObjectIdentifier")
  }
}
