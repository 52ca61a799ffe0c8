import Formline

nonisolated extension UsageError: ReportableError {
  /// How the program exits.
  public var exitStatus: ExitStatus { .usage }

  /// What is wrong, and where more is said.
  public var messages: [String] { [sentence, "try accounts \(topic)"] }

  private var sentence: String {
    switch self {
    case .notText(let position):
      "argument \(position) is not UTF-8"
    case .missingCommand:
      "no command: \(CommandName.allCases.map(\.rawValue).joined(separator: ", "))"
    case .unknownCommand(let text, let nearest):
      "there is no command \"\(text)\"" + suggestion(nearest?.rawValue)
    case .unknownOption(let text, let nearest):
      "there is no option \(text)" + suggestion(nearest?.spelling)
    case .missingValue(let option):
      "\(option.spelling) needs a value: \(option.spelling) \(option.placeholder ?? "")"
    case .unexpectedValue(let option):
      "\(option.spelling) takes no value"
    case .repeated(let option):
      "\(option.spelling) is given twice"
    case .foreignOption(let option, let command):
      "\(command.rawValue) takes no \(option.spelling)"
    case .conflict(let first, let second):
      "\(first.spelling) and \(second.spelling) exclude each other"
    case .missingName(let command):
      "\(command.rawValue) needs the account's name"
    case .extraArgument(let text):
      "there is one argument too many: \"\(text)\""
    case .unknownRole(let text):
      "--role: \"\(text)\" is not a role: \(Role.choices)"
    case .unknownGrouping(let text):
      "--group-by: \"\(text)\" makes no sections: \(Grouping.choices)"
    case .unknownTheme(let text):
      "--theme: \"\(text)\" is not a theme: \(Theme.choices)"
    case .passwordOnCommandLine:
      "there is no --password: what stands on a command line can be read by every user of the machine; "
        + "use --password-stdin or --password-file PATH"
    case .missingPassword(let command):
      "\(command.rawValue) needs --password-stdin or --password-file PATH"
    }
  }

  private var topic: String {
    switch self {
    case .foreignOption(_, let command), .missingName(let command), .missingPassword(let command):
      "help \(command.rawValue)"
    case .unknownRole: "help add"
    case .unknownGrouping, .unknownTheme: "help browse"
    default: "help"
    }
  }

  private func suggestion(_ text: String?) -> String {
    text.map { "; did you mean \($0)?" } ?? ""
  }
}
