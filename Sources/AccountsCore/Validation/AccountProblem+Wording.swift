nonisolated extension AccountProblem: CustomStringConvertible {
  /// What is wrong and what to do, without the field's name: short enough for a hint beside the field.
  public var description: String {
    switch reason {
    case .required: "required"
    case .tooLong(let limit): "at most \(limit) characters"
    case .tooShort(let limit): "at least \(limit) characters"
    case .tooManyBytes(let limit): "at most \(limit) bytes"
    case .character(let scalar): "\(shown(scalar)) is not allowed" + allowed
    case .firstCharacter(let scalar): "must begin with a letter or a digit, not with \(shown(scalar))"
    case .control(let scalar): "the control character \(shown(scalar)) is not allowed"
    case .atSign: "must look like name@example.org"
    case .localPartTooLong(let limit): "at most \(limit) bytes before the @"
    case .localPartDots: "a dot before the @ must stand between other characters"
    case .domain(let domain): "\"\(domain)\" is not a domain name"
    case .domainWithoutDot(let domain): "\"\(domain)\" is not a full domain name"
    case .unknownRole: "must be \(Role.choices)"
    case .taken(let account): "\"\(account)\" is taken"
    case .gone(let account): "\"\(account)\" is no longer stored: somebody removed it"
    case .passwordsDiffer: "the passwords differ"
    }
  }

  private var allowed: String {
    field == .account ? ": letters, digits and . _ - @ +" : ""
  }

  /// The character itself where it can be seen, else its number.
  private func shown(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .unassigned,
      .surrogate, .nonspacingMark, .enclosingMark, .spacingMark:
      if scalar == " " { return "a blank" }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    default:
      return "\"\(scalar)\""
    }
  }
}
