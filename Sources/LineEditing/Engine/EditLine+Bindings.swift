import CEditLine

/// What our keys and some of libedit's own do.
extension EditLine {
  /// Binds our keys in all maps.
  ///
  /// Again after the maps were made anew (`bind -v` or `bind -e`), which forgets them. Vi's `v` is taken away: it writes
  /// the line to a file and starts an editor over the form. A user who wants that binds another key.
  func bindOwnKeys() {
    cel_bind_alternative(handle, "v", "ed-unassigned")
    for key in PrivateKey.allCases {
      cel_bind(handle, EditLine.name(of: key.rawValue), "formline-key")
      cel_bind_alternative(handle, EditLine.name(of: key.rawValue), "formline-key-vi")
    }
    for key in StockKey.allCases {
      cel_bind(handle, EditLine.name(of: key.rawValue), key.command)
      cel_bind_alternative(handle, EditLine.name(of: key.rawValue), key.command)
    }
  }

  /// Takes away what would carry a secret out of its field or look into a history: searching, literal input, which
  /// would show the real character to libedit, and extended commands.
  func unbindForSecret() {
    for key in ["^R", "^S", "^V", "^I"] { cel_bind(handle, key, "ed-unassigned") }
    for key in ["\\ex", "\\eX", "\\ep", "\\eP", "\\en", "\\eN"] { cel_bind(handle, key, "ed-unassigned") }
  }

  private static func name(of key: UInt8) -> String {
    let digits = String(key, radix: 8)
    return "\\" + digits
  }
}
