/// What is wrong with a command line: the facts; `UsageError+Wording.swift` owns the sentences.
nonisolated public enum UsageError: Error, Hashable, Sendable {
  /// The bytes of an argument are not UTF-8; which argument, counted from 1 behind the program's name.
  case notText(position: Int)
  /// There is no command.
  case missingCommand
  /// No command is called like this; the nearest that is.
  case unknownCommand(String, nearest: CommandName?)
  /// No option is called like this; the nearest that is.
  case unknownOption(String, nearest: Option?)
  /// The option needs a value.
  case missingValue(Option)
  /// The option takes no value.
  case unexpectedValue(Option)
  /// The option was given twice.
  case repeated(Option)
  /// The option belongs to other commands.
  case foreignOption(Option, CommandName)
  /// Two options exclude each other.
  case conflict(Option, Option)
  /// The command needs a name behind it.
  case missingName(CommandName)
  /// There is more than the command takes.
  case extraArgument(String)
  /// The value is not a role.
  case unknownRole(String)
  /// The value is nothing that could make sections.
  case unknownGrouping(String)
  /// The value is not a theme.
  case unknownTheme(String)
  /// A password on the command line can be read by every user of the machine.
  case passwordOnCommandLine
  /// The command needs to be told where the password comes from.
  case missingPassword(CommandName)
}
