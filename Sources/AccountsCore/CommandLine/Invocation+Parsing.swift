import Formline

nonisolated extension Invocation {
  /// The invocation that a command line, without the program's name, asks for.
  ///
  /// - Throws: `UsageError`.
  public init(arguments: [String]) throws(UsageError) {
    let list = try ArgumentList(arguments)
    let options = list.options
    if options[.help] != nil {
      self.init(.help(list.operands.first.flatMap(CommandName.init(rawValue:))))
    } else if options[.version] != nil {
      // As `version` itself, which takes nothing.
      if let extra = list.operands.first { throw .extraArgument(extra) }
      self.init(.version)
    } else {
      guard let word = list.operands.first else { throw .missingCommand }
      let name = try Self.commandName(word)
      for option in Option.allCases where options[option] != nil {
        guard (Option.common + Option.hidden + name.options).contains(option) else {
          throw .foreignOption(option, name)
        }
      }
      for option in [Option.store, .passwordFile, .groupBy, .theme] where options[option] == "" {
        throw .missingValue(option)
      }
      self.init(
        try Self.command(name, options, list.operands.dropFirst()), storePath: options[.store],
        checksLeaks: options[.checkLeaks] != nil)
    }
  }

  private static func commandName(_ word: String) throws(UsageError) -> CommandName {
    if let name = CommandName(rawValue: word) { return name }
    let nearest = Spelling.nearest(to: word, among: CommandName.allCases, name: \.rawValue)
    throw .unknownCommand(word, nearest: nearest)
  }

  private static func command(
    _ name: CommandName, _ options: [Option: String], _ operands: ArraySlice<String>
  ) throws(UsageError) -> Command {
    let operandLimit = name.operand == nil ? 0 : 1
    if let extra = operands.dropFirst(operandLimit).first { throw .extraArgument(extra) }
    switch name {
    case .add: return .add(try addOptions(options))
    case .browse: return .browse(try browseOptions(options))
    case .list: return .list(try format(options))
    case .show: return .show(name: try account(name, operands), try format(options))
    case .remove: return .remove(name: try account(name, operands), isConfirmed: options[.yes] != nil)
    case .verify:
      let account = try account(name, operands)
      guard let origin = try passwordOrigin(options) else { throw .missingPassword(name) }
      return .verify(name: account, origin)
    case .help:
      guard let word = operands.first else { return .help(nil) }
      return .help(try commandName(word))
    case .version: return .version
    }
  }

  private static func account(
    _ name: CommandName, _ operands: ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let account = operands.first else { throw .missingName(name) }
    return account
  }

  private static func addOptions(_ options: [Option: String]) throws(UsageError) -> AddOptions {
    var role: Role?
    if let text = options[.role] {
      role = Role(text: text)
      if role == nil { throw .unknownRole(text) }
    }
    return AddOptions(
      account: options[.account], name: options[.name], email: options[.email], role: role,
      password: try passwordOrigin(options))
  }

  private static func browseOptions(_ options: [Option: String]) throws(UsageError) -> BrowseOptions {
    var browse = BrowseOptions()
    if let text = options[.groupBy] {
      browse.grouping = Grouping(rawValue: text)
      if browse.grouping == nil { throw .unknownGrouping(text) }
    }
    if let text = options[.theme] {
      browse.theme = try? Theme.named(text)
      if browse.theme == nil { throw .unknownTheme(text) }
    }
    return browse
  }

  private static func passwordOrigin(_ options: [Option: String]) throws(UsageError) -> PasswordOrigin? {
    switch (options[.passwordStdin], options[.passwordFile]) {
    case (nil, nil): nil
    case (_, nil): .standardInput
    case (nil, let path?): .file(path: path)
    default: throw .conflict(.passwordStdin, .passwordFile)
    }
  }

  private static func format(_ options: [Option: String]) throws(UsageError) -> OutputFormat? {
    let formats: [(option: Option, format: OutputFormat)] = [
      (.json, .json), (.plain, .plain), (.table, .table),
    ]
    let given = formats.filter { options[$0.option] != nil }
    if given.count > 1 { throw .conflict(given[0].option, given[1].option) }
    return given.first?.format
  }
}
