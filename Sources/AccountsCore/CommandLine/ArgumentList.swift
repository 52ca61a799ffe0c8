/// The command line taken apart: options with their values, and what is left, in any order.
nonisolated struct ArgumentList {
  /// The options that were given, with their values; the value of one that takes none is empty.
  private(set) var options: [Option: String] = [:]
  /// What is no option, in order.
  private(set) var operands: [String] = []

  /// Takes arguments apart: `--option`, `--option VALUE`, `--option=VALUE`, `-h`; all behind `--` is no option.
  ///
  /// - Throws: `UsageError`.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      } else if argument.hasPrefix("-"), argument != "-" {
        try takeOption(argument, &rest)
      } else {
        operands.append(argument)
      }
    }
  }

  private mutating func takeOption(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    let given = parts.count > 1 ? String(parts[1]) : nil
    guard let option = try Self.option(spelling) else {
      let nearest = Spelling.nearest(to: spelling, among: Option.allCases, name: \.spelling)
      throw .unknownOption(spelling, nearest: nearest)
    }
    guard options[option] == nil else { throw .repeated(option) }
    if option.placeholder == nil {
      guard given == nil else { throw .unexpectedValue(option) }
      options[option] = ""
    } else {
      guard let value = given ?? rest.popFirst() else { throw .missingValue(option) }
      options[option] = value
    }
  }

  private static func option(_ spelling: String) throws(UsageError) -> Option? {
    switch spelling {
    case "-h": .help
    case "--password": throw .passwordOnCommandLine
    case _ where spelling.hasPrefix("--"): Option(rawValue: String(spelling.dropFirst(2)))
    default: nil
    }
  }
}
