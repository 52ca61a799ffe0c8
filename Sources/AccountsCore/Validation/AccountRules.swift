public import TerminalIO

/// What each field of an account takes: pure functions, called at every key.
///
/// Each is O(length).
///
/// Characters are counted as Unicode scalars: a `Character` may hold any number of them.
nonisolated public enum AccountRules {
  /// The longest account name.
  public static let accountLimit = 64
  /// The longest name of a person.
  public static let nameLimit = 200
  /// The shortest password.
  public static let passwordMinimum = 8
  /// The longest password: `CRYPT_MAX_PASSPHRASE_SIZE` of libcrypt, which counts the closing NUL.
  public static let passwordByteLimit = 511

  /// What is wrong with an account name: 1 to 64 letters, digits and `. _ - @ +` of any script, the first a
  /// letter or a digit, so that no name is mistaken for an option or a hidden file.
  public static func account(_ text: String) -> AccountProblem? {
    guard let first = text.unicodeScalars.first else { return AccountProblem(.account, .required) }
    for scalar in text.unicodeScalars where !isAccountCharacter(scalar) {
      return AccountProblem(.account, isControl(scalar) ? .control(scalar) : .character(scalar))
    }
    guard isLetterOrDigit(first) else { return AccountProblem(.account, .firstCharacter(first)) }
    return text.unicodeScalars.count > accountLimit
      ? AccountProblem(.account, .tooLong(limit: accountLimit)) : nil
  }

  /// What is wrong with a person's name: 1 to 200 characters that are not all blank, no control characters.
  public static func name(_ text: String) -> AccountProblem? {
    let name = trimmed(text)
    guard !name.isEmpty else { return AccountProblem(.name, .required) }
    if let control = name.unicodeScalars.first(where: isControl) {
      return AccountProblem(.name, .control(control))
    }
    return name.unicodeScalars.count > nameLimit ? AccountProblem(.name, .tooLong(limit: nameLimit)) : nil
  }

  /// What is wrong with a role's name.
  public static func role(_ text: String) -> AccountProblem? {
    guard !text.isEmpty else { return AccountProblem(.role, .required) }
    return Role(text: text) == nil ? AccountProblem(.role, .unknownRole(text)) : nil
  }

  /// What is wrong with a password: at least 8 characters, at most 511 bytes, no NUL.
  public static func password(_ secret: Secret) -> AccountProblem? {
    guard !secret.isEmpty else { return AccountProblem(.password, .required) }
    if secret.withUTF8({ $0.contains(0) }) { return AccountProblem(.password, .control("\0")) }
    if secret.scalarCount < passwordMinimum {
      return AccountProblem(.password, .tooShort(limit: passwordMinimum))
    }
    return secret.withUTF8 { $0.count } > passwordByteLimit
      ? AccountProblem(.password, .tooManyBytes(limit: passwordByteLimit)) : nil
  }

  /// The text without white space at its ends.
  public static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    guard let last = scalars.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(scalars[...last].drop(while: isBlank))
  }

  /// Whether a terminal or a reader of lines could take the character for a command.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private static func isAccountCharacter(_ scalar: Unicode.Scalar) -> Bool {
    if isLetterOrDigit(scalar) { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: return true
    default: return "._-@+".unicodeScalars.contains(scalar)
    }
  }

  static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    // Asked at every key for every character: the general category of ASCII needs no table.
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": return true
    case _ where scalar.isASCII: return false
    default: break
    }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber:
      true
    default: false
    }
  }
}
