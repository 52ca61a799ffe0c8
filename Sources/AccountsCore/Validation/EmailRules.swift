nonisolated extension AccountRules {
  /// The longest e-mail address in bytes: RFC 5321 4.5.3.1.3 allows a path of 256 with its angle brackets.
  public static let emailByteLimit = 254
  /// The longest part before the `@` in bytes: RFC 5321 4.5.3.1.1.
  public static let localPartByteLimit = 64

  /// What is wrong with an e-mail address.
  ///
  /// It is HTML's pragmatic grammar (the `email` state of `input`): no comments, no quoted part. Beyond it,
  /// letters and digits of every script are taken on both sides (RFC 6531), the dots of the first part must
  /// stand between other characters (RFC 5321's `Dot-string`), and a domain needs a dot unless it is
  /// `localhost`, since a domain without one is nearly always half a domain.
  public static func email(_ text: String) -> AccountProblem? {
    let address = trimmed(text)
    guard !address.isEmpty else { return AccountProblem(.email, .required) }
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    for scalar in address.unicodeScalars where !isEmailCharacter(scalar) {
      return AccountProblem(.email, isControl(scalar) ? .control(scalar) : .character(scalar))
    }
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      return AccountProblem(.email, .atSign)
    }
    return localPart(parts[0]) ?? domain(parts[1])
      ?? (address.utf8.count > emailByteLimit
        ? AccountProblem(.email, .tooManyBytes(limit: emailByteLimit)) : nil)
  }

  private static func localPart(_ part: Substring) -> AccountProblem? {
    if part.utf8.count > localPartByteLimit {
      return AccountProblem(.email, .localPartTooLong(limit: localPartByteLimit))
    }
    let atoms = part.split(separator: ".", omittingEmptySubsequences: false)
    return atoms.contains(where: \.isEmpty) ? AccountProblem(.email, .localPartDots) : nil
  }

  private static func domain(_ part: Substring) -> AccountProblem? {
    let labels = part.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.allSatisfy(isDomainLabel) else { return AccountProblem(.email, .domain(String(part))) }
    return labels.count < 2 && part.lowercased() != "localhost"
      ? AccountProblem(.email, .domainWithoutDot(String(part))) : nil
  }

  /// A label is 1 to 63 bytes of letters, digits and hyphens, with no hyphen at an end (RFC 1034 3.5).
  private static func isDomainLabel(_ label: Substring) -> Bool {
    let scalars = label.unicodeScalars
    guard let first = scalars.first, let last = scalars.last, label.utf8.count <= 63 else { return false }
    return first != "-" && last != "-"
      && scalars.allSatisfy { $0 == "-" || !$0.isASCII || isLetterOrDigit($0) }
  }

  private static func isEmailCharacter(_ scalar: Unicode.Scalar) -> Bool {
    if isLetterOrDigit(scalar) { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: return true
    default: return "@.!#$%&'*+/=?^_`{|}~-".unicodeScalars.contains(scalar)
    }
  }
}
