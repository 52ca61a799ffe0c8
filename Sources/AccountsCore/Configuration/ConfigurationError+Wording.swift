import Formline

nonisolated extension ConfigurationError: ReportableError {
  /// How the program exits.
  public var exitStatus: ExitStatus {
    switch reason {
    case .unreadable, .noFile: .noInput
    default: .badData
    }
  }

  /// `FILE:LINE: FIELD: reason`.
  public var messages: [String] {
    let place = line.map { "\(path):\($0)" } ?? path
    return ["\(place): \(sentence)"]
  }

  private var sentence: String {
    switch reason {
    case .unreadable(let errno): "the settings cannot be read: \(systemMessage(errno))"
    case .noFile: "no file, but a pipe or a device: the settings stand in a file"
    case .tooLong(let limit): "longer than \(limit) bytes: this is no file of settings"
    case .notText: "not UTF-8; save the file as UTF-8"
    case .noSetting(let line): "\"\(line)\" sets nothing: write NAME = VALUE"
    case .unknownSetting(let name, let nearest):
      "there is no setting \"\(name)\"" + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .repeated(let name): "\(name): set twice"
    case .unknownValue(let value, let setting, let choices):
      "\(setting): \"\(value)\" is not known: \(choices)"
    }
  }
}

nonisolated extension Setting {
  /// The values as one sentence shows them.
  var choices: String {
    switch self {
    case .theme: Theme.choices
    case .groupBy: Grouping.choices
    case .motion: "full or reduced"
    }
  }
}
